-- The sum of the counts whose status counts as a guest.
create or replace function guests_among(p_counts jsonb, p_uncounted text[]) returns int
language sql immutable parallel safe as $$
select coalesce(sum(value::int), 0)::int from jsonb_each_text(p_counts) where key <> all (p_uncounted);
$$;
