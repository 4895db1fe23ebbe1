// A scan that was asked for again, in a group with others that were let in, undid the whole group: their contacts were looked
// for by their ids where their places in the table were meant. 015 says it right as well by now; this is for the databases that
// have it from before.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(mend).execute(db)
}

const mend = `
do $mend$
declare
  def text := pg_get_functiondef(
    'redeem_scans(uuid, uuid[], uuid[], uuid[], uuid[], text[], text[], text[], timestamptz[])'::regprocedure);
  wrong text := $$array_agg(k.number), array_agg(k.verdict), array_agg(k.id) filter (where k.verdict = 'ok')
    into places, ids, names, counts, maxima, numbers, verdicts, admitted$$;
  wanted text := $$array_agg(k.number), array_agg(k.verdict)
    into places, ids, names, counts, maxima, numbers, verdicts$$;
  behind text := $$where p_scans[k.place] <> all (earlier);$$;
begin
  if position(wrong in def) = 0 then return; end if;
  execute replace(replace(def, wrong, wanted), behind, behind || $$
    admitted := nullif(array(
      select c.ctid from unnest(ids, verdicts) as k (id, verdict)
      cross join lateral (
        select n.ctid from contacts n where n.list_id = p_list and n.id between k.id and k.id order by n.id limit 1
      ) c
      where k.verdict = 'ok'), '{}');$$);
end $mend$;
`
