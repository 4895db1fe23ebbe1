-- The occasion that a scanner link opens at a moment; the list's id for the main one.
create or replace function occasion_of_link(k scanner_links, p_at timestamptz) returns uuid
language sql stable as $$
select case when k.follows_open then open_occasion(k.list_id, p_at) else coalesce(k.occasion_id, k.list_id) end;
$$;
