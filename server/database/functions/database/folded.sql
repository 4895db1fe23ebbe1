-- Text for searching: without case, accents and apostrophes, as domain/folded.ts. Most text is ASCII, recognised by its
-- length in bytes. Accents go before case, because a database may know the case of ASCII letters only.
create or replace function folded(t text) returns text
language sql immutable parallel safe as $$
select case when octet_length(t) = length(t) then translate(lower(t), '''`', '')
  else replace(replace(replace(replace(translate(lower(translate(
    regexp_replace(normalize(replace(t, '´', ''), nfkd),
      '[\u0640\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]', '', 'g'),
    '''`‘’ʻʼ', '')), 'øØłŁđĐðÐħĦŧŦıςẞÆŒÞ', 'oollddddhhttiσßæœþ'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th') end;
$$;
