-- The rules of a list, which change fields of admitted contacts.

-- The changes by the rules. Rules run in order, and each sees the values that earlier ones set. Null without changes.
create or replace function apply_rules(fields jsonb, given jsonb) returns jsonb
language plpgsql immutable parallel safe as $$
declare
  now_fields jsonb := fields;
  changed text[] := '{}';
  rule jsonb;
  effects jsonb;
begin
  for rule in select jsonb_array_elements(given) loop
    if comparable(now_fields ->> (rule ->> 'if_field')) = comparable(rule ->> 'if_value')
      and coalesce(now_fields ->> (rule ->> 'then_field'), '') <> rule ->> 'then_value' then
      now_fields := now_fields || jsonb_build_object(rule ->> 'then_field', rule ->> 'then_value');
      if not (rule ->> 'then_field') = any (changed) then
        changed := changed || (rule ->> 'then_field');
      end if;
    end if;
  end loop;
  select jsonb_agg(jsonb_build_object('tag', tag, 'value', now_fields ->> tag) order by place) into effects
  from unnest(changed) with ordinality as c (tag, place)
  where now_fields ->> tag <> coalesce(fields ->> tag, '');
  return effects;
end
$$;

-- The form in which two values are compared: trimmed, lower case, numbers as numbers. An unset value is the empty text.
create or replace function comparable(value text) returns text
language sql immutable parallel safe as $$
select case when t ~ '^[+-]?([0-9]+([.][0-9]*)?|[.][0-9]+)$' then trim_scale(t::numeric)::text else lower(t) end
from (select btrim(coalesce(value, ''), E' \t\n\r') as t) trimmed;
$$;

-- The present values of our three fields, because the contact's own fields hold Mailchimp's last values. Also the
-- email, which Mailchimp does not list as a field although campaigns use it as one. Missing fields are left out.
create or replace function own_values(p_list uuid, c contacts, scans int) returns jsonb
language sql stable as $$
select coalesce(jsonb_object_agg(f.tag, case f.role when 'code' then to_jsonb(c.code) when 'max' then to_jsonb(c.max_scans)
  else to_jsonb(scans) end), '{}') || jsonb_build_object('EMAIL', c.email)
from fields f where f.list_id = p_list and f.gone_since is null;
$$;

-- Turns the effects of rules into an object of tags and values.
create or replace function effect_values(effects jsonb) returns jsonb
language sql immutable parallel safe as $$
select jsonb_object_agg(e ->> 'tag', e ->> 'value') from jsonb_array_elements(effects) e;
$$;
