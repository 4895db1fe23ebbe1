-- The present values of our three fields, because the contact's own fields hold Mailchimp's last values. Also the
-- email, which Mailchimp does not list as a field although campaigns use it as one. Missing fields are left out.
create or replace function own_values(p_list uuid, c contacts, scans int) returns jsonb
language sql stable security definer set search_path = listpass, pg_temp as $$
select coalesce(jsonb_object_agg(f.tag, case f.role when 'code' then to_jsonb(c.code) when 'max' then to_jsonb(c.max_scans)
  else to_jsonb(scans) end), '{}') || jsonb_build_object('EMAIL', c.email)
from fields f where f.list_id = p_list and f.gone_since is null;
$$;
