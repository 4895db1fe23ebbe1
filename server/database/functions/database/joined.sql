-- Joined words of a name as search texts have them: apart from the others by a mark and by capitals. Other alphabets than ASCII
-- keep their letters. A word is found in them by their beginning.
create or replace function joined(word text) returns text
language sql immutable parallel safe as $$
select E'\x1f' || translate(ltrim(word), 'abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
$$;
