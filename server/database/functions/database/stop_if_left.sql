-- Ends a transaction for a team that has left this installation. The detail of the error is the address where the team is.
create or replace function stop_if_left(p_team uuid)
returns void
language plpgsql stable security definer
set search_path = listpass, pg_temp
as $$
declare
  whereto text := place_of_team(p_team);
begin
  if whereto is not null then
    raise exception 'the team has moved to another installation' using errcode = 'LP308', detail = whereto;
  end if;
end
$$;
