-- Computes the admissions of these contacts at an occasion again from their scans that count, with the people inside
-- and the places that exits gave back. Without contacts, it does so for all. The caller has locked the contacts, or the
-- whole list.
create or replace function recount_visits(p_list uuid, p_occasion uuid, p_contacts uuid[]) returns void
language plpgsql security definer set search_path = listpass, pg_temp as $$
declare
  o occasions;
  changed int;
begin
  select * into o from occasions n where n.list_id = p_list and n.id = p_occasion;
  if o.id is null then return; end if;
  if o.keeps_admissions then
    -- Entries are steps of 1 and exits of -1, in the order of their time. An exit of a guest who is not inside changes
    -- nothing. So the people inside are the sum of all steps, minus the lowest partial sum if it is negative.
    insert into admissions as m (list_id, occasion_id, contact_id, entries, inside, day, on_day, entered_at)
    select p_list, p_occasion, x.contact_id, count(*) filter (where not x.is_exit)::int,
      (sum(x.step) - least(0, min(x.height)))::int, max(x.day), (count(*) filter (where x.day = x.last_day))::int,
      max(x.came_at) filter (where not x.is_exit)
    from (
      select v.*, sum(v.step) over (partition by v.contact_id order by v.came_at, v.scan_id) as height,
        max(v.day) over (partition by v.contact_id) as last_day
      from (
        select s.contact_id, s.scan_id, s.is_exit, coalesce(s.corrected_at, s.received_at) as came_at,
          case when s.is_exit then -1 else 1 end as step,
          case when o.again = 'daily' and not s.is_exit then
            local_day(coalesce(s.corrected_at, s.received_at), o.zone, o.day_begins) end as day
        from scans s
        where s.list_id = p_list and s.contact_id is not null and (p_contacts is null or s.contact_id = any (p_contacts))
          and coalesce(s.occasion_id, p_list) = p_occasion and s.standing = 'counts'
      ) v
    ) x
    group by x.contact_id
    on conflict (list_id, occasion_id, contact_id) do update
      set entries = excluded.entries, inside = excluded.inside, day = excluded.day, on_day = excluded.on_day,
        entered_at = excluded.entered_at;
    delete from admissions m
    where m.list_id = p_list and m.occasion_id = p_occasion and (p_contacts is null or m.contact_id = any (p_contacts))
      and not exists (
        select from scans s where s.list_id = p_list and s.contact_id = m.contact_id and s.standing = 'counts'
          and coalesce(s.occasion_id, p_list) = p_occasion);
  else
    delete from admissions m where m.list_id = p_list and m.occasion_id = p_occasion;
  end if;

  if p_contacts is null then
    -- In one pass over all admissions, because the doors of the list wait for it.
    update contacts c set given_back = x.back
    from (
      select n.id, coalesce(b.back, 0) as back
      from contacts n left join (
        select m.contact_id, sum(m.entries - m.inside)::int as back from occasions q
        join admissions m on m.list_id = q.list_id and m.occasion_id = q.id
        where q.list_id = p_list and q.own_max is null and q.again = 'after_exit'
        group by m.contact_id
      ) b on b.contact_id = n.id
      where n.list_id = p_list
    ) x
    where c.list_id = p_list and c.id = x.id and c.given_back <> x.back;
  else
    update contacts c set given_back = x.back
    from (
      select n.id, coalesce((
        select sum(m.entries - m.inside)::int from occasions q
        join admissions m on m.list_id = q.list_id and m.occasion_id = q.id
        where q.list_id = p_list and q.own_max is null and q.again = 'after_exit' and m.contact_id = n.id), 0) as back
      from contacts n where n.list_id = p_list and n.id = any (p_contacts)
    ) x
    where c.list_id = p_list and c.id = x.id and c.given_back <> x.back;
  end if;
  -- Changed settings affect all shared occasions. A scan notifies the doors itself.
  if found and p_contacts is null then perform note_changed_entries(p_list, null); end if;

  if o.keeps_admissions and (o.capacity is not null or o.has_exits) then
    -- Scans of other contacts lock this row while they change their admissions. The sum below must include those.
    perform from occasion_seats t where t.list_id = p_list and t.occasion_id = p_occasion for no key update;
    insert into occasion_seats as t (list_id, occasion_id, inside)
    select p_list, p_occasion, coalesce(sum(m.inside), 0) from admissions m
    where m.list_id = p_list and m.occasion_id = p_occasion
    on conflict (list_id, occasion_id) do update set inside = excluded.inside;
  else
    delete from occasion_seats t where t.list_id = p_list and t.occasion_id = p_occasion;
  end if;
end
$$;
