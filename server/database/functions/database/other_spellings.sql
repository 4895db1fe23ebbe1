-- Folded spellings of a name besides its own, with a space before each: "mueller" for Müller, "muller" for Mueller.
-- Empty if a name has only one spelling.
-- `plain`: the folded name.
create or replace function other_spellings(name text, plain text) returns text
language sql immutable parallel safe as $$
select case when octet_length(name) <> length(name) and name ~ '[äöüåøÄÖÜÅØ\u0308\u030a]'
    then ' ' || folded(replace(replace(replace(replace(
      regexp_replace(normalize(replace(name, '´', ''), nfkd), '([aouAOU])\u0308', '\1e', 'g'),
      E'a\u030a', 'aa'), E'A\u030a', 'aa'), 'ø', 'oe'), 'Ø', 'oe')) else '' end
  || case when plain ~ '[aou]e' then ' ' || regexp_replace(plain, '([aou])e', '\1', 'g') else '' end;
$$;
