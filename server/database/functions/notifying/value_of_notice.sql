-- The field and the value of a notice about a value that Mailchimp does not take. No row for other notices.
create or replace function value_of_notice(p_list uuid, p_no bigint) returns table (field text, value text)
language sql stable security definer set search_path = listpass, pg_temp as $$
select n.rule_field, n.rule_value from notices n where n.list_id = p_list and n.no = p_no and n.kind = 'value_refused';
$$;
