-- Lets an offline entry count that was without a place, because an exit or another scan of an earlier time came in. Its contact is
-- locked. `p_used`: the places used up after it. Rules run as for any entry, unless they did before.
create or replace function give_place(p_scan scans, p_used int, p_most int, p_given jsonb) returns void
language plpgsql security definer set search_path = listpass, pg_temp as $$
declare
  c contacts;
  effects jsonb;
  more int := case when p_scan.is_own then 0 else 1 end;
begin
  select * into c from contacts x where x.list_id = p_scan.list_id and x.id = p_scan.contact_id;
  if p_given is not null and p_scan.reason <> 'ok' then
    effects := apply_rules(c.merge_fields || own_values(p_scan.list_id, c, c.scan_count + more), p_given);
  end if;
  update scans x set standing = 'counts', reason = 'ok', scan_count = least(p_used, p_most), max_scans = p_most,
    rule_effects = coalesce(effects, x.rule_effects)
  where x.list_id = p_scan.list_id and x.scan_id = p_scan.scan_id;
  delete from scan_corrections x where x.list_id = p_scan.list_id and x.scan_id = p_scan.scan_id;
  update contacts x set scan_count = x.scan_count + more,
    merge_fields = case when effects is null then x.merge_fields else x.merge_fields || effect_values(effects) end
  where x.list_id = p_scan.list_id and x.id = p_scan.contact_id;
  if more > 0 or effects is not null then
    perform queue_writes(p_scan.list_id, array[p_scan.contact_id], coalesce(effect_values(effects), '{}'));
  end if;
end
$$;
