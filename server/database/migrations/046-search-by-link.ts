// A scanner link finds people by their names alone: parts of an email would let its holder find the whole letter by letter.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(byNames).execute(db)
}

// As lines_with and contacts_by_words, for what stands behind the email in each line.
const byNames = `
do $do$
declare
  lines text := pg_get_functiondef('lines_with(uuid, text, text, text[], int)'::regprocedure);
  contacts text := pg_get_functiondef('contacts_by_words(uuid, text[], text, int, int)'::regprocedure);
  names text := replace(replace(lines, 'lines_with(', 'name_lines_with('),
    'strpos(m.line, ', $$strpos(substr(m.line, strpos(m.line, ' ')), $$);
begin
  if names not like '%.name_lines_with(%substr(m.line%' or contacts not like '%lines_with(%' then
    raise exception 'the search does not look as it should';
  end if;
  execute names;
  execute replace(replace(contacts, 'contacts_by_words(', 'contacts_by_names('), 'lines_with(', 'name_lines_with(');
end $do$;
`
