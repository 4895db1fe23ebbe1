// The database folds text exactly as the other code does, or a search would miss names.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type RawBuilder, sql } from 'kysely'
import { folded, searchedText } from '#domain/folded.ts'
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

test('every name has the same other spellings in the database', async () => {
  const names = spellings.flat()
  const found = await ofDatabase(names, sql`folded(t) || other_spellings(t, folded(t))`)
  assert.deepEqual(
    found.map((each) => [...new Set(each.split(' '))].toSorted()),
    names.map((each) => [...new Set(searchedText(each).split(' '))].toSorted()),
  )
})
