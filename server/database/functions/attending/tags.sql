-- The tags of contacts that came: which contacts should have them, and their names.

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

-- The tag of the contacts that came to an occasion. It is named after the occasion when the first contact came, and keeps
-- its name: the organiser's automations use it. A name that another tag has gets a number.
create or replace function tag_of_occasion(p_list uuid, p_occasion uuid) returns uuid
language plpgsql as $$
declare
  found_id uuid;
  title text;
  attempted text;
begin
  -- One at a time for a list, or two occasions would choose the same name.
  perform from attendance where list_id = p_list for update;
  for nth in 1 .. 1000 loop
    select t.id into found_id from list_tags t where t.list_id = p_list and t.occasion_id = p_occasion;
    if found_id is not null then return found_id; end if;
    title := coalesce(title, name_of_tag(p_list, p_occasion));
    attempted := case when nth = 1 then title else left(title, 93) || ' (' || nth || ')' end;
    insert into list_tags (list_id, occasion_id, name) values (p_list, p_occasion, attempted) on conflict do nothing
    returning id into found_id;
    if found_id is not null then return found_id; end if;
  end loop;
  raise exception 'no name is left for a tag';
end
$$;

-- The name for a new tag of an occasion. Occasions with the same name, such as every Friday, get their opening added.
-- Mailchimp allows 100 characters, and a name that is too long keeps its end.
create or replace function name_of_tag(p_list uuid, p_occasion uuid) returns text
language sql stable as $$
select case when length(t.title) <= 100 then t.title else rtrim(left(t.title, 69)) || '…' || right(t.title, 30) end
from lists l
left join occasions o on o.list_id = l.id and o.id = p_occasion
cross join lateral (select regexp_replace(trim(coalesce(nullif(o.name, ''), l.name)), '\s+', ' ', 'g') as name) n
cross join lateral (
  select 'Attended: ' || n.name || case
    when o.opens_at is not null and exists (
      select from occasions b where b.list_id = l.id and b.id <> o.id and b.name = o.name and b.removed_at is null
    ) then to_char(o.opens_at at time zone o.zone, ' (FMDD Mon YYYY, HH24:MI)') else '' end as title
) t
where l.id = p_list;
$$;

-- Whether a tag has wishes that have waited for so long. Tags of occasions wait while the organiser has them switched off, and a
-- tag that Mailchimp refused rests. A contact that is in the list no more waits until it comes back, and a guest of a door until
-- Mailchimp has it. A time of the future is from before the clock jumped back, and has waited long enough.
create or replace function has_due_wishes(p_tag list_tags, p_gathered interval) returns boolean
language sql stable as $$
select (p_tag.trouble_at is null or p_tag.trouble_at not between now() - interval '10 minutes' and now() + interval '1 minute')
  and (p_tag.occasion_id is null or exists (select from attendance n where n.list_id = p_tag.list_id and n.writes_tags))
  and exists (
    select from tag_wishes w
    join lateral (select n.removed_at, is_only_here(n.status, n.held_code) as waits from contacts n
      where n.list_id = w.list_id and n.id between w.contact_id and w.contact_id order by n.id limit 1) c
      on c.removed_at is null and not c.waits
    where w.list_id = p_tag.list_id and w.tag_id = p_tag.id and w.is_written is distinct from w.is_wanted and w.refusal is null
      and (w.wished_at <= now() - p_gathered or w.wished_at > now() + interval '1 minute'));
$$;
