-- Whether a scanner link opens an occasion, now or at another time.
create or replace function may_open(k scanner_links, p_occasion uuid) returns boolean
language sql stable as $$
select case
  when not k.follows_open then coalesce(k.occasion_id, k.list_id) = p_occasion
  else occasion_of_link(k, now()) = p_occasion or exists (
    select from occasions o where o.list_id = k.list_id and o.id = p_occasion and gate_closes(o) is not null)
end;
$$;
