// The database folds text exactly as the other code does, or a search would miss names.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type RawBuilder, sql } from 'kysely'
import { folded } from '#domain/folded.ts'
import { searchedText } from '#domain/searched.ts'
import { spellings } from '#domain/testing/spellings.ts'
import { openAsOwner } from '../../../database/open.ts'
import { startTestApp } from '../../../testing/start-test-app.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

const alphabets = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{M}\p{P}]/u

/** Up to U+2000: a database may know fewer of the rare letters beyond. */
const characters = Array.from({ length: 0x2000 }, (_, place) => String.fromCharCode(place + 1)).filter((each) =>
  alphabets.test(each),
)

async function ofDatabase(texts: readonly string[], by: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select ${by} as text from unnest(${texts}::text[]) with ordinality as e (t, place) order by place`.execute(owner)
  return rows.map(({ text }) => text)
}

test('every letter of our alphabets is folded in the database as elsewhere', async () => {
  const found = await ofDatabase(characters, sql`folded(t)`)
  const differing = characters.filter((each, place) => found[place] !== folded(each))
  assert.ok(characters.length > 2000)
  assert.deepEqual(
    differing.map((each) => each.codePointAt(0)!.toString(16)),
    [],
  )
})

const signs = Array.from({ length: 0x3099 }, (_, place) => String.fromCharCode(place)).filter((each) =>
  /[\p{P}\p{S}\p{Z}\p{Cf}\u2E80-\u3098]/u.test(each),
)

test('every name has the same search text in the database, whatever sign is in it', async () => {
  const names = [...spellings.flat(), ...signs.map((each) => `Ada${each}Berg ${each}x`)].map((name) => name.trim())
  const found = await ofDatabase(names, sql`search_line('', jsonb_build_object('LNAME', t), null)`)
  const words = (text: string) => [...new Set(text.replaceAll('\u001F', ' \u001F').split(' '))].toSorted().join(' ')
  const differing = names.filter((name, place) => words(found[place]!) !== words(searchedText(name)))
  assert.deepEqual(differing, [])
})
