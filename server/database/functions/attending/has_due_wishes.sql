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
