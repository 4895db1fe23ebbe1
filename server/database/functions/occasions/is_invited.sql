-- Whether an occasion is for this contact. No contact row: not invited.
create or replace function is_invited(o occasions, c contacts) returns boolean
language sql stable security definer set search_path = listpass, pg_temp as $$
select c.id is not null and meets_who(o.who, c, case when o.who ->> 'kind' = 'field' then role_of_who(o.list_id, o.who) end,
  o.who ->> 'kind' = 'segment' and exists (
    select from occasion_guests g where g.list_id = o.list_id and g.occasion_id = o.id and g.contact_id = c.id));
$$;
