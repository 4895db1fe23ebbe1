-- Eight digits that tell whether the rows at a cursor's numbers are the same as when the cursor was written. Both times
-- are those of the rows, in microseconds; null for number 0. The logs only grow, so the same last row means the same rows
-- before it. The salt is the occasion's: a cursor is useless for another occasion or list.
create or replace function cursor_mark(p_salt bytea, p_event timestamptz, p_change timestamptz) returns text
language sql immutable parallel safe as $$
select left(encode(sha256(p_salt || coalesce(timestamptz_send(p_event), '\x00') || coalesce(timestamptz_send(p_change), '\x00')),
  'hex'), 8);
$$;
