// Secrets must not be readable in a copy of the database or in the log.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Client } from 'pg'
import { changePassword, forgotPassword, logIn, resetPassword } from '#contract/auth.ts'
import { openLog } from '../../log.ts'
import { addLink, addOrganiser, openDoor, prepareList, signInWith } from '../../testing/factories.ts'
import { addApp } from '../../testing/second-factor.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'
import { password } from '../../testing/samples.ts'

const lines: string[] = []
const log = openLog('debug', { write: (line) => void lines.push(line) })
const app = await startTestApp({ log })

/** Every row of every table, the job queue's as well. */
async function copyDatabase(): Promise<Map<string, string>> {
  const client = new Client({ connectionString: app.connectionString })
  await client.connect()
  try {
    const { rows } = await client.query<{ schema: string; name: string }>(
      `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname in ('listpass', 'listpass_jobs') and c.relkind in ('r', 'p')`,
    )
    const copy = new Map<string, string>()
    for (const { schema, name } of rows) {
      const table = `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`
      const { rows: all } = await client.query<{ text: string }>(`select row_to_json(t)::text as text from ${table} t`)
      copy.set(`${schema}.${name}`, all.map(({ text }) => text).join('\n'))
    }
    return copy
  } finally {
    await client.end()
  }
}

const resetSubject = 'Choose a new password for Listpass'

/** The secret in clear, and in the forms in which a copy of the database writes bytes. */
const writings = (secret: string) => [
  secret,
  Buffer.from(secret).toString('hex'),
  Buffer.from(secret).toString('base64url'),
]

test('a copy of the database and the log hold no token, no password, no link and no slug in clear', async () => {
  const { email, token } = await addOrganiser(app)
  const signedIn = await signInWith(app, { email, password })
  await app.refused(logIn, { body: { email, password: 'a wrong one to remember' } })
  await app.call(forgotPassword, { body: { email } })
  const used = (await app.outbox.about(email, resetSubject)).links[0]!.split('#').at(-1)!
  const chosen = { password: 'another one entirely', password_confirmation: 'another one entirely' }
  await app.call(resetPassword, { body: { token: used, ...chosen } })
  const last = await signInWith(app, { email, password: chosen.password })
  const third = { password: 'a third one for today', password_confirmation: 'a third one for today' }
  await app.call(changePassword, { token: last.token, body: { current_password: chosen.password, ...third } })
  await app.call(forgotPassword, { body: { email } })
  await until(
    async () => (await app.outbox.mails(email)).filter(({ links }) => links[0]!.includes('/reset-password#')).length,
    (count) => count === 2,
  )
  const open = (await app.outbox.about(email, resetSubject)).links[0]!.split('#').at(-1)!
  const phone = await addApp(app, last.token, third.password)
  const prepared = await prepareList(app, { members: 3 })
  const { link, slug } = await addLink(app, prepared)
  const { scanToken } = await openDoor(app, { slug })
  assert.ok(link.id && slug.length >= 20)

  const secrets = [token, signedIn.token, last.token, used, open, scanToken].flatMap((text) => [
    text,
    text.split('.').at(-1)!,
  ])
  const all = [
    ...secrets,
    slug,
    password,
    chosen.password,
    third.password,
    'a wrong one to remember',
    prepared.apiKey,
    phone.secret,
    ...phone.recoveryCodes,
  ]
  const copy = await copyDatabase()
  assert.ok(copy.get('listpass.users')!.includes(email), 'the copy is one')
  assert.ok(copy.get('listpass_jobs.job')!.includes('send-reset-link'))
  for (const secret of all.flatMap(writings)) {
    for (const [table, text] of copy) assert.ok(!text.includes(secret), table)
    assert.ok(!lines.join('\n').includes(secret), 'the log')
  }
  // An address is stored only with its person. Tables that it passed through must not keep it.
  for (const [table, text] of copy) if (table !== 'listpass.users') assert.ok(!text.includes(email), table)
  assert.ok(!lines.join('\n').includes(email))
  assert.ok(lines.some((line) => line.includes('.eml')))
})
