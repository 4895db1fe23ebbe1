-- Wishes for each contact with an email of these scans, or of all scans of the list, whether it has the tag of the occasion: it
-- has, as long as one of its admissions there counts.
create or replace function wish_tags(p_list uuid, p_scans uuid[]) returns void
language plpgsql as $$
declare
  pairs record;
  tag uuid;
begin
  for pairs in
    select s.occasion, array_agg(s.contact_id) filter (where s.counts) as came,
      array_agg(s.contact_id) filter (where not s.counts) as not_there
    from (
      select t.occasion, t.contact_id, exists (
        select from scans n where n.list_id = p_list and n.contact_id = t.contact_id and n.number is not null
          and n.standing = 'counts' and coalesce(n.occasion_id, p_list) = t.occasion) as counts
      from (
        select distinct coalesce(x.occasion_id, p_list) as occasion, x.contact_id from scans x
        where x.list_id = p_list and x.number is not null and x.contact_id is not null
          and (p_scans is null or x.scan_id = any (p_scans))
      ) t
      join lateral (select n.email from contacts n
        where n.list_id = p_list and n.id between t.contact_id and t.contact_id order by n.id limit 1) c on c.email <> ''
    ) s
    group by s.occasion order by s.occasion
  loop
    -- Writers of the tag lock it too, so that two of them never wait for each other's contacts.
    perform from list_tags t where t.list_id = p_list and t.occasion_id = pairs.occasion for no key update;
    if pairs.came is not null then
      tag := tag_of_occasion(p_list, pairs.occasion);
      insert into tag_wishes as w (list_id, tag_id, contact_id, is_wanted)
      select p_list, tag, c.id, true from unnest(pairs.came) as c (id)
      on conflict (list_id, tag_id, contact_id) do update set is_wanted = true, wished_at = now(), refusal = null
      where not w.is_wanted;
    end if;
    -- A contact that never had the tag needs no wish to lose it.
    update tag_wishes w set is_wanted = false, wished_at = now(), refusal = null
    from list_tags t
    where t.list_id = p_list and t.occasion_id = pairs.occasion and w.list_id = p_list and w.tag_id = t.id and w.is_wanted
      and w.contact_id = any (pairs.not_there);
  end loop;
end
$$;
