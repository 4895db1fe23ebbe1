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
