-- True when both lists write to the same three fields in Mailchimp. Then the values that Mailchimp holds for one list
-- are also the other's.
create or replace function has_same_fields(p_one uuid, p_other uuid)
returns boolean
language sql stable
as $$
select (select count(*) = 3 from fields a join fields b on b.role = a.role and b.merge_id = a.merge_id
  where a.list_id = p_one and b.list_id = p_other);
$$;
