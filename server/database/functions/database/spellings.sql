-- Texts of contacts as they are read and compared.

-- A text of a contact as people read it. Mailchimp keeps what another tool stored, and gets nothing of this back.
create or replace function shown_text(t text) returns text
language sql immutable parallel safe as $$
select case when strpos(t, '&') > 0 then without_entities(t) else t end;
$$;

-- The text that another tool stored in the form of HTML, up to three times over: "Tom & Ann" for "Tom &amp;amp; Ann". What is no
-- entity stays. Numbers of 128 to 159 are those of Windows, as browsers read them.
create or replace function without_entities(t text) returns text
language plpgsql immutable parallel safe as $$
declare
  known constant text := ' quot=" apos='' lt=< gt=> iexcl=¡ cent=¢ pound=£ curren=¤ yen=¥ brvbar=¦ sect=§ uml=¨ copy=© ordf=ª laquo=«
    not=¬ reg=® macr=¯ deg=° plusmn=± sup2=² sup3=³ acute=´ micro=µ para=¶ middot=· cedil=¸ sup1=¹ ordm=º raquo=» frac14=¼ frac12=½
    frac34=¾ iquest=¿ Agrave=À Aacute=Á Acirc=Â Atilde=Ã Auml=Ä Aring=Å AElig=Æ Ccedil=Ç Egrave=È Eacute=É Ecirc=Ê Euml=Ë
    Igrave=Ì Iacute=Í Icirc=Î Iuml=Ï ETH=Ð Ntilde=Ñ Ograve=Ò Oacute=Ó Ocirc=Ô Otilde=Õ Ouml=Ö times=× Oslash=Ø Ugrave=Ù
    Uacute=Ú Ucirc=Û Uuml=Ü Yacute=Ý THORN=Þ szlig=ß agrave=à aacute=á acirc=â atilde=ã auml=ä aring=å aelig=æ ccedil=ç
    egrave=è eacute=é ecirc=ê euml=ë igrave=ì iacute=í icirc=î iuml=ï eth=ð ntilde=ñ ograve=ò oacute=ó ocirc=ô otilde=õ
    ouml=ö divide=÷ oslash=ø ugrave=ù uacute=ú ucirc=û uuml=ü yacute=ý thorn=þ yuml=ÿ OElig=Œ oelig=œ Scaron=Š scaron=š
    Yuml=Ÿ ndash=– mdash=— lsquo=‘ rsquo=’ sbquo=‚ ldquo=“ rdquo=” bdquo=„ bull=• hellip=… lsaquo=‹ rsaquo=› euro=€
    trade=™';
  of_windows constant text := '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
  rest text := t;
  before text;
  done text;
  found text[];
  name text;
  number bigint;
  letter text;
begin
  for turn in 1 .. 3 loop
    before := rest;
    done := '';
    loop
      found := regexp_match(rest, '^(.*?)&(#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]{1,7});(.*)$');
      exit when found is null;
      name := found[2];
      letter := null;
      if name like '#%' then
        number := case when name ~* '^#x' then ('x' || lpad(substr(name, 3), 16, '0'))::bit(64)::bigint
          else substr(name, 2)::bigint end;
        letter := case
          when number in (9, 10, 13, 160) then ' '
          when number between 128 and 159 then substr(of_windows, number::int - 127, 1)
          when number between 32 and 126 or number between 161 and 55295 or number between 57344 and 65533
            or number between 65536 and 1114111 then chr(number::int)
        end;
      elsif lower(name) = 'amp' then letter := '&';
      elsif lower(name) in ('nbsp', 'ensp', 'emsp', 'thinsp') then letter := ' ';
      elsif lower(name) in ('shy', 'zwj', 'zwnj') then letter := '';
      elsif strpos(known, ' ' || name || '=') > 0 then
        letter := substr(known, strpos(known, ' ' || name || '=') + length(name) + 2, 1);
      elsif strpos(known, ' ' || lower(name) || '=') between 1 and 40 then
        letter := substr(known, strpos(known, ' ' || lower(name) || '=') + length(name) + 2, 1);
      end if;
      done := done || found[1] || coalesce(letter, '&' || name || ';');
      rest := found[3];
    end loop;
    rest := done || rest;
    exit when rest = before;
  end loop;
  return rest;
end
$$;

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

-- Joined words of a name as search texts have them: apart from the others by a mark and by capitals. Other alphabets than ASCII
-- keep their letters. A word is found in them by their beginning.
create or replace function joined(word text) returns text
language sql immutable parallel safe as $$
select E'\x1f' || translate(ltrim(word), 'abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
$$;
