-- Effects of rules as an object: tag and value.
create or replace function effect_values(effects jsonb)
returns jsonb
language sql immutable parallel safe
as $$
select jsonb_object_agg(e ->> 'tag', e ->> 'value') from jsonb_array_elements(effects) e;
$$;
