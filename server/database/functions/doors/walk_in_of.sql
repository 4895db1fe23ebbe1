-- What a door needs to add guests: {"consent": the words of the box or null}. Null if the door may not, and at an occasion that is not
-- for the whole list.
create or replace function walk_in_of(p_list uuid, p_link uuid, p_occasion uuid) returns jsonb
language sql stable security definer set search_path = listpass, pg_temp as $$
select jsonb_build_object('consent', l.consent_words) from lists l
where l.id = p_list and adds_guests(p_list, p_link)
  and not exists (select from occasions o where o.list_id = p_list and o.id = p_occasion and o.who is not null);
$$;
