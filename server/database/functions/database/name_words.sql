-- The words of a folded text with one space between them, as domain/searched.ts: signs between words are spaces, and what is
-- shown as nothing is left out. An email address is one word.
create or replace function name_words(t text) returns text
language sql immutable parallel safe as $$
select case when t !~ '[^a-z0-9 ]' then trim(regexp_replace(t, ' {2,}', ' ', 'g')) else (
  select trim(regexp_replace(string_agg(case when strpos(w, '@') > 0 then w
    else translate(w, E'!"#$%&()*+,-./:;<=>?@[\\]^_{|}~¡«·»¿،؛؟‐‒–—―•‧‹›“”„‟、。・−', repeat(' ', 55)) end, ' ' order by nth),
    ' {2,}', ' ', 'g'))
  from regexp_split_to_table(translate(t, E'\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff\x1f', ''),
    E'[\\s\u1680\u2028\u2029]+') with ordinality as each (w, nth)) end;
$$;
