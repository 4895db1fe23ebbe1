-- Whether a person wants any notice of the acting team in the page.
create or replace function wants_notices(p_person uuid) returns boolean
language sql stable security definer set search_path = listpass, pg_temp as $$
select exists (select from notice_settings s where s.person_id = p_person and s.team_id = acting_team() and s.in_page);
$$;
