-- Turns the effects of rules into an object of tags and values.
create or replace function effect_values(effects jsonb) returns jsonb
language sql immutable parallel safe as $$
select jsonb_object_agg(e ->> 'tag', e ->> 'value') from jsonb_array_elements(effects) e;
$$;
