-- The public addresses of this installation, and where teams that have left it are.

-- The team of this move is at the address that it has left for. False if it has not left for there by this move. With the
-- owner's rights, because the other installation acts for no team here.
create or replace function note_arrival(p_move uuid, p_at text) returns boolean
language sql security definer set search_path = listpass, pg_temp as $$
with noted as (
  update departures set arrived_at = coalesce(arrived_at, now()) where move_id = p_move and to_url = p_at returning move_id
)
select exists (select from noted);
$$;

-- Ends a transaction for a team that has left this installation. The detail of the error is the address where the team is, or
-- will be; the hint is `there` once it has arrived. With the owner's rights, because no scope sees departures.
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
