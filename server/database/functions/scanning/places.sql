-- Which offline scans have a place, where another scan wants the same one.

-- Which offline entries of a contact have a place where exits or days give places, with this new scan among them. Scans are
-- replayed in the order of their true times, so the answer is the same in whatever order doors hand them in. An online scan never
-- gives way: its place is taken before those of offline scans, also of earlier ones. Returns the new entry, and the scans whose
-- standing changes. `used`: the places used up after the scan. p_most: the contact's maximum, or the occasion's own. Entries that
-- counted before a maximum was lowered keep their places.
create or replace function places_by_time(p_new scans, o occasions, p_most int) returns table (
  scan_id uuid, standing text, used int, occasion_id uuid
)
language plpgsql stable as $$
#variable_conflict use_column
declare
  ids uuid[];
  exits boolean[];
  online boolean[];
  stood text[];
  at_occasions uuid[];
  -- Whether an exit of this occasion gives a place back, and the place of the occasion in `inside`.
  returns_place boolean[];
  nth int[];
  -- The occasion and the day of an entry that excludes others on that day.
  days text[];
  most int := p_most;
  last_online int := 0;
  -- The state before a scan: places used, people inside by occasion, days with an entry.
  now_used int;
  inside int[];
  taken text[];
  -- The same, while looking ahead.
  then_used int;
  then_inside int[];
  fits boolean;
  stands text;
begin
  select array_agg(v.scan_id), array_agg(v.is_exit), array_agg(not v.is_offline and not v.is_exit), array_agg(v.standing),
    array_agg(v.at_occasion), array_agg(v.returns_place), array_agg(v.nth), array_agg(v.day)
    into ids, exits, online, stood, at_occasions, returns_place, nth, days
  from (
    select x.scan_id, x.is_exit, x.is_offline, x.standing, x.at_occasion,
      coalesce(q.again = 'after_exit', false) as returns_place, dense_rank() over (order by x.at_occasion)::int as nth,
      case when q.again = 'daily' and q.own_max is null and not x.is_exit then
        concat(x.at_occasion, ' ', local_day(x.came_at, q.zone, q.day_begins)) end as day
    from (
      select s.scan_id, s.is_exit, s.is_offline, s.standing, coalesce(s.occasion_id, p_new.list_id) as at_occasion,
        coalesce(s.corrected_at, s.received_at) as came_at
      from scans s
      where s.list_id = p_new.list_id and s.contact_id = p_new.contact_id and s.standing in ('counts', 'conflict')
        and case when o.own_max is null then not s.is_own else s.occasion_id = o.id end
      union all
      select p_new.scan_id, p_new.is_exit, true, null, coalesce(p_new.occasion_id, p_new.list_id), p_new.corrected_at
    ) x
    left join occasions q on q.list_id = p_new.list_id and q.id = x.at_occasion
    order by x.came_at, x.scan_id
  ) v;

  -- First as the scans stand, then as they should.
  for round in 1 .. 2 loop
    now_used := 0;
    inside := array_fill(0, array[(select max(n) from unnest(nth) n)]);
    taken := '{}';
    for i in 1 .. cardinality(ids) loop
      if exits[i] then
        if returns_place[i] and inside[nth[i]] > 0 and (round = 2 or stood[i] = 'counts') then
          inside[nth[i]] := inside[nth[i]] - 1;
          now_used := now_used - 1;
        end if;
        continue;
      end if;
      if round = 1 then
        continue when stood[i] is distinct from 'counts';
        if online[i] then last_online := i; end if;
        fits := true;
      else
        fits := online[i] or now_used < most and (days[i] is null or days[i] <> all (taken));
        if fits and not online[i] and i < last_online then
          then_used := now_used + 1;
          then_inside := inside;
          then_inside[nth[i]] := then_inside[nth[i]] + 1;
          for j in i + 1 .. last_online loop
            if exits[j] then
              if returns_place[j] and then_inside[nth[j]] > 0 then
                then_inside[nth[j]] := then_inside[nth[j]] - 1;
                then_used := then_used - 1;
              end if;
            elsif online[j] then
              then_used := then_used + 1;
              then_inside[nth[j]] := then_inside[nth[j]] + 1;
              fits := fits and then_used <= most and (days[j] is null or days[j] is distinct from days[i]);
            end if;
            exit when not fits;
          end loop;
        end if;
        stands := case when fits then 'counts' else 'conflict' end;
        if stands is distinct from stood[i] then
          return query select ids[i], stands, now_used + fits::int, at_occasions[i];
        end if;
        continue when not fits;
      end if;
      now_used := now_used + 1;
      inside[nth[i]] := inside[nth[i]] + 1;
      if days[i] is not null then taken := taken || days[i]; end if;
      if round = 1 then most := greatest(most, now_used); end if;
    end loop;
  end loop;
end
$$;

-- Lets an offline entry count that was without a place, because an exit or another scan of an earlier time came in. Its contact is
-- locked. `p_used`: the places used up after it. Rules run as for any entry, unless they did before.
create or replace function give_place(p_scan scans, p_used int, p_most int, p_given jsonb) returns void
language plpgsql as $$
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

-- The latest offline entry of a contact that counts and competes for the same place, if it is later than this time.
-- Looks at all shared occasions, or at one occasion that counts alone; with a day, at that day only.
create or replace function last_offline_visit(
  p_list uuid, p_contact uuid, o occasions, p_day int, p_at timestamptz, p_scan uuid
) returns setof scans
language plpgsql stable rows 1 set enable_sort = off as $$
begin
  return query select s.* from (
    select * from scans x where x.list_id = p_list and x.contact_id = p_contact order by x.number offset 0
  ) s
  where s.standing = 'counts' and s.is_offline and not s.is_exit and (s.corrected_at, s.scan_id) > (p_at, p_scan)
    and case when o.own_max is null then not s.is_own else s.occasion_id = o.id end
    and (p_day is null or coalesce(s.occasion_id, p_list) = o.id and local_day(s.corrected_at, o.zone, o.day_begins) = p_day)
  order by s.corrected_at desc, s.scan_id desc limit 1;
end
$$;
