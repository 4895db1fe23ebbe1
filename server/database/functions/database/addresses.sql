-- The public addresses of this installation, and where teams that have left it are.

-- Records the present public address, and returns the addresses that it replaced, the latest first.
create or replace function note_public_address(present text) returns setof public_addresses
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  update public_addresses set replaced_at = now() where public_url <> present and replaced_at is null;
  insert into public_addresses (public_url) values (present)
  on conflict (public_url) do update set replaced_at = null where public_addresses.replaced_at is not null;
  return query select * from public_addresses a where a.replaced_at is not null order by a.replaced_at desc, a.public_url;
end
$$;

-- The address of the installation that a team has moved to, or is moving to; null for a team that is here.
create or replace function place_of_team(p_team uuid) returns text
language sql stable security definer set search_path = listpass, pg_temp as $$
select d.to_url from departures d where d.team_id = p_team;
$$;

-- The team of this move is at the address that it has left for. False if it has not left for there by this move.
create or replace function note_arrival(p_move uuid, p_at text) returns boolean
language sql security definer set search_path = listpass, pg_temp as $$
with noted as (
  update departures set arrived_at = coalesce(arrived_at, now()) where move_id = p_move and to_url = p_at returning move_id
)
select exists (select from noted);
$$;

-- Ends a transaction for a team that has left this installation. The detail of the error is the address where the team is, or
-- will be; the hint is `there` once it has arrived.
create or replace function stop_if_left(p_team uuid) returns void
language plpgsql stable security definer set search_path = listpass, pg_temp as $$
declare
  d departures;
begin
  select * into d from departures where team_id = p_team;
  if d.team_id is not null then
    raise exception 'the team has moved to another installation' using errcode = 'LP308', detail = d.to_url,
      hint = case when d.arrived_at is null then 'coming' else 'there' end;
  end if;
end
$$;
