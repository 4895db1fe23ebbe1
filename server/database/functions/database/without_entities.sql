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
