-- The card of a guest with these fields, by the list's setting; null if it would be empty. Its lengths are in contract/guest-card.ts.
create or replace function guest_card(p_merge_fields jsonb, p_card jsonb) returns jsonb
language sql immutable parallel safe as $$
select case when num_nonnulls(c.fields, c.note, c.alert) > 0 then
  jsonb_build_object('fields', coalesce(c.fields, '[]'), 'note', coalesce(c.note, ''), 'alert', coalesce(c.alert, '')) end
from (
  select
    (select jsonb_agg(jsonb_build_object('name', left(f.field ->> 'name', 24), 'value', left(v.value, 60),
        'is_large', (f.field ->> 'is_large')::boolean) order by f.place)
      from jsonb_array_elements(p_card -> 'fields') with ordinality as f (field, place)
      cross join lateral (select nullif(trim(shown_text(p_merge_fields ->> (f.field ->> 'tag'))), '') as value) v
      where v.value is not null) as fields,
    left(nullif(trim(shown_text(p_merge_fields ->> (p_card ->> 'note'))), ''), 200) as note,
    left(case
      when p_card -> 'alert' ->> 'is' is null then a.value
      when comparable(a.value) = comparable(shown_text(p_card -> 'alert' ->> 'is'))
        then p_card -> 'alert' ->> 'name' || ': ' || a.value
    end, 100) as alert
  from (select nullif(trim(shown_text(p_merge_fields ->> (p_card -> 'alert' ->> 'tag'))), '') as value) a
) c;
$$;
