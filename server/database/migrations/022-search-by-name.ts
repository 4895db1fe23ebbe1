// Where a door shows something else than the name, such as the table, people are found by their name all the same: it is what
// somebody without their code says at the door.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(nameToo).execute(db)
  // What stands there lacks the names: until it is written anew, contacts themselves are looked at.
  await sql`update lists set texts_are_right = false where display_field is not null`.execute(db)
}

// As in 017, and with the name where it is not what is shown.
const nameToo = `
create or replace function search_line(email text, merge_fields jsonb, display_field text) returns text
language plpgsql immutable parallel safe as $$
declare
  line text := lower(email || ' ' || display_value(merge_fields, '', display_field)
    || case when display_field is null then '' else ' ' || display_value(merge_fields, '', null) end);
begin
  if octet_length(line) <> length(line) then
    line := lower(email) || ' ' || regexp_replace(normalize(line, nfkd), '[\\u0300-\\u036f]', '', 'g');
  end if;
  return translate(line, E'\\n\\r', '  ');
end $$;
`
