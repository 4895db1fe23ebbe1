// Searching people by words in a list of a million, as organisers and as doors do (issue 7: p95 ≤ 150 ms). The database
// has the settings of the product; contacts are made by SQL. BENCH_CONTACTS sets another size.
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { typedWords } from '#domain/searched.ts'
import { startEmbeddedPostgres } from '../server/database/embedded/start-postgres.ts'
import { migrate } from '../server/database/migrate.ts'
import { openAsOwner, openDatabase } from '../server/database/open.ts'
import { findPage } from '../server/features/contacts/pages/store.ts'
import { rebuildTexts } from '../server/features/contacts/texts/store.ts'
import { findPeople } from '../server/features/scanning/people/store.ts'
import { atEnd } from '../server/testing/postgres.ts'
import { addDataFolder } from '../server/testing/processes.ts'

// Names made of syllables, with the uneven frequency of a few hundred first names and some thousand last names.

const starts = ['Ma', 'Jo', 'An', 'El', 'Ka', 'Re', 'Lu', 'So', 'Ti', 'Na', 'Ben', 'Chris', 'Fre', 'Zo', 'Ing', 'Ås']
const middles = ['ri', 'na', 'le', 'tho', 'ber', 'sa', 'mi', 'del', 'ga', 'ro', 'vi', 'né']
const ends = ['a', 'n', 'us', 'el', 'ie', 'ka', 'o', 'ette', 'as', 'ra']
const lastEnds = ['son', 'mann', 'berg', 'ez', 'ini', 'ova', 'ström', 'ley', 'wood', 'ski', 'sen', 'court']

export const firstNames = starts.flatMap((start) =>
  ends.flatMap((end) => middles.slice(0, 3).map((m) => start + m + end)),
)
export const lastNames = starts.flatMap((start) =>
  middles.flatMap((middle) => middles.flatMap((m) => lastEnds.map((end) => start + middle + m + end))),
)

const contacts = Number(process.env['BENCH_CONTACTS'] ?? 1_000_000)
const scope = { team: randomUUID(), list: randomUUID() }

test('search', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir: await addDataFolder() })
  atEnd(() => postgres.stop())
  const address = { connectionString: postgres.connectionString }
  await migrate(address)
  const owner = openAsOwner(address)
  await fill(owner)
  await owner.destroy()
  const { database } = openDatabase(address, () => {})
  const door = { teamId: scope.team, listId: scope.list } as Parameters<typeof findPeople>[1]
  const page = { state: undefined, at: undefined, after: undefined, displayField: null, count: 51 }
  const rows = []
  for (const [kind, typed] of Object.entries(queries())) {
    const organiser = await timesOf(typed, (words) => findPage(database, scope, { ...page, words }))
    const atDoor = await timesOf(typed, (words) =>
      findPeople(database, door, { sought: { steps: [words], part: 'all' }, occasionId: scope.list, most: 21 }),
    )
    rows.push({ kind, searches: typed.length, ...summary('organiser', organiser), ...summary('door', atDoor) })
  }
  const all = await timesOf(Object.values(queries()).flat(), (words) => findPage(database, scope, { ...page, words }))
  rows.push({ kind: 'all', searches: all.length, ...summary('organiser', all) })
  console.log(`${contacts} contacts`)
  console.table(rows)
  await database.close()
})

async function fill(owner: ReturnType<typeof openAsOwner>): Promise<void> {
  const { team: person, list } = scope
  const account = randomUUID()
  await sql`insert into users (id, name, email, email_key, password_hash) values (${person}, 'Noor', 'n', 'n', '')`.execute(
    owner,
  )
  await sql`insert into accounts (id, owner_id, account_name, credential, server_prefix, mailchimp_id, login_key)
    values (${account}, ${person}, 'a', 'c', 'us1', 'm', 'l')`.execute(owner)
  await sql`insert into lists (id, owner_id, account_id, mailchimp_id, name, member_count)
    values (${list}, ${person}, ${account}, 'm', 'n', 0)`.execute(owner)
  for (let first = 0; first < contacts; first += 50_000) {
    await sql`
      insert into contacts (list_id, id, member_hash, email, status, merge_fields, code, max_scans)
      select ${list}, gen_random_uuid(), md5(n::text), lower(f || '.' || l) || n || '@mail' || n % 50 || '.example.com',
        'subscribed', jsonb_build_object('FNAME', f, 'LNAME', l), upper(left(md5('code' || n), 24)), 1
      from (
        select n, f.name as f, l.name as l
        from generate_series(${first}::int, ${Math.min(first + 50_000, contacts) - 1}::int) n
        join unnest(${firstNames}::text[]) with ordinality f (name, nth) on f.nth = 1 + n * 31 % ${firstNames.length}
        join unnest(${lastNames}::text[]) with ordinality l (name, nth) on l.nth = 1 + n * 7 % ${lastNames.length}
      ) people`.execute(owner)
  }
  await sql`analyze contacts`.execute(owner)
  // Every batch rebuilds the search texts at its end.
  const begun = performance.now()
  await owner.transaction().execute((tx) => rebuildTexts(tx, list))
  console.log(`texts written anew in ${((performance.now() - begun) / 1000).toFixed(1)} s`)
}

/** Typical searches at doors: whole and partial names, in either order, with and without accents; emails; no match. */
function queries(): Record<string, string[]> {
  const pick = <T>(from: T[], nth: number) => from[(nth * 7919) % from.length]!
  const ten = Array.from({ length: 20 }, (_, nth) => nth)
  return {
    'last name': ten.map((nth) => pick(lastNames, nth)),
    'first name': ten.map((nth) => pick(firstNames, nth)),
    'both, begun': ten.map((nth) => `${pick(lastNames, nth + 3).slice(0, 4)} ${pick(firstNames, nth).slice(0, 3)}`),
    'three letters': ten.map((nth) => pick(lastNames, nth).slice(1, 4)),
    address: ten.map((nth) => `${nth * 4111}@mail${(nth * 4111) % 50}.example`),
    nobody: ten.map((nth) => `${pick(lastNames, nth)}qx ${nth}`),
  }
}

async function timesOf(typed: string[], find: (words: string[]) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  await find(typedWords('warm up'))
  for (const each of typed) {
    const begun = performance.now()
    await find(typedWords(each))
    times.push(performance.now() - begun)
  }
  return times.sort((a, b) => a - b)
}

function summary(who: string, times: number[]): Record<string, string> {
  const at = (share: number) => times[Math.min(times.length - 1, Math.ceil(times.length * share) - 1)]!.toFixed(0)
  return { [`${who}: median ms`]: at(0.5), [`${who}: p95 ms`]: at(0.95) }
}
