// The admin tool, `npm run admin`: on a database that a server uses, as a program beside a running server, without a server,
// and with an empty database.
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { auditLog } from '#contract/audit.ts'
import { currentUser, logIn, register, resetPassword } from '#contract/auth.ts'
import { redeemScan } from '#contract/scanning.ts'
import {
  addDataFolder,
  runChild,
  settingsFor,
  startSandboxProcess,
  startServerProcess,
} from '../server/testing/processes.ts'
import { connectOver } from '../server/testing/connect-over.ts'
import { addLink, addOrganiser, openDoor, prepareList, signInAgain } from '../server/testing/factories.ts'
import { addApp } from '../server/testing/second-factor.ts'
import { createDatabase } from '../server/testing/postgres.ts'
import { searchDatabase } from '../server/testing/whole-database.ts'
import { startTestApp, testKeys, testPublicUrl } from '../server/testing/start-test-app.ts'
import { adminOver } from './admin/admin-over.ts'
import { WrongUse } from './admin/command.ts'
import { commands, explain, readCommand } from './admin/read-command.ts'
import { printed } from './admin/report.ts'
import { password } from '../server/testing/samples.ts'

const app = await startTestApp()

const admin = adminOver({ connectionString: app.connectionString, keys: testKeys, publicUrl: testPublicUrl })

async function newestRecord(token: string) {
  return (await app.call(auditLog, { token })).entries[0]!
}

test('users are listed with their figures, found by a word, and shown one by one', async () => {
  const noor = await prepareList(app, { members: 10 }, 'Noor')
  const { user } = await app.call(currentUser, { token: noor.token })
  const { text } = await admin('users --search NOOR')
  assert.match(
    text,
    new RegExp(`^email +name +registered +last seen +devices +teams +accounts +lists +contacts\\n${user.email} +Noor `),
  )
  const { data } = await admin(`users --search ${user.email}`)
  const [listed] = data['users'] as Record<string, unknown>[]
  assert.deepEqual([listed!['sessions'], listed!['accounts'], listed!['lists']], [1, 1, 1])
  assert.equal((await admin('users --search nobody-at-all')).text, 'No organiser matches.')

  const shown = await admin(`users show ${user.email.toUpperCase()}`)
  assert.match(shown.text, new RegExp(`Id +${user.id}`))
  assert.match(shown.text, /Teams:\nteam .*\nNoor +owner +1 /)
  assert.match(shown.text, /Mailchimp accounts:\n.*\nSupper club +Noor +us14 +yes/)
  assert.deepEqual((await admin(`users show ${user.id}`)).data, shown.data)
  await assert.rejects(
    admin('users show nobody@example.com'),
    /^Error: No account has the email or the id nobody@example.com\./,
  )
})

test('an organiser is signed out everywhere, and their log names the operator', async () => {
  const { token, email } = await addOrganiser(app)
  const other = await signInAgain(app, email)
  assert.equal((await admin(`users sign-out ${email}`)).text, `2 devices were signed out of ${email}.`)
  for (const each of [token, other]) assert.equal((await app.refused(currentUser, { token: each })).status, 401)
  assert.equal((await admin(`users sign-out ${email}`)).text, `0 devices were signed out of ${email}.`)
  const { entries } = await app.call(auditLog, { token: await signInAgain(app, email) })
  const records = entries.filter(({ action }) => action === 'sessions_ended')
  assert.deepEqual(
    records.map(({ who, details }) => [who, details]),
    [['the person who runs Listpass', { sessions_ended: 2 }]],
  )
})

test('an invitation creates one account, where registration is by invitation', async () => {
  const needed = 'You need a new invitation to create an account here. Ask for one.'
  const guarded = await startTestApp({ works: false, registration: 'invite' })
  const { text, data } = await admin('users invite')
  assert.match(text, /creates one account, within 7 days/)
  const invitation = /^https:\/\/listpass\.test\/register#(\S+)$/.exec(String(data['url']))![1]!
  const form = (email: string) => ({ name: 'Noor', email, password, password_confirmation: password })
  for (const wrong of [{}, { invitation: 'v1.t1.AAAA' }]) {
    const refused = await guarded.refused(register, { body: { ...form('a@example.com'), ...wrong } })
    assert.deepEqual([refused.status, refused.message], [403, needed])
  }
  const { token } = await guarded.call(register, { body: { ...form('noor@example.com'), invitation } })
  await guarded.call(currentUser, { token })
  const again = await guarded.refused(register, { body: { ...form('ben@example.com'), invitation } })
  assert.deepEqual([again.status, again.message], [403, needed])

  const closed = await startTestApp({ works: false, registration: 'closed' })
  const refused = await closed.refused(register, { body: { ...form('ben@example.com'), invitation } })
  assert.deepEqual([refused.status, refused.message], [403, 'New accounts cannot be created here.'])
})

test('an organiser who lost phone and recovery codes signs in with the password again, and is told', async () => {
  const { token, email } = await addOrganiser(app)
  await addApp(app, token)
  assert.ok('second_factor' in (await app.call(logIn, { body: { email, password } })))
  assert.match((await admin(`users show ${email}`)).text, /Second step of signing in since/)
  const { text, data } = await admin(`users second-step-off ${email}`)
  assert.match(text, /signs in with the password alone now/)
  assert.equal(data['turned_off'], true)
  await signInAgain(app, email)
  const { entries } = await app.call(auditLog, { token })
  const { action, who } = entries.find((entry) => entry.action.startsWith('second_factor_turned_off'))!
  assert.deepEqual([action, who], ['second_factor_turned_off', 'the person who runs Listpass'])
  assert.match((await admin(`users second-step-off ${email}`)).text, /has no second step/)
})

test('a printed link for a new password works once, and only the latest one', async () => {
  const { token, email } = await addOrganiser(app)
  const linkIn = (text: string) => /^https:\/\/listpass\.test\/reset-password#(\S+)$/m.exec(text)![1]!
  const first = linkIn((await admin(`users reset-link ${email}`)).text)
  const { text, data } = await admin(`users reset-link ${email}`)
  assert.match(text, /once, within 30 minutes/)
  assert.match(String(data['url']), /\/reset-password#/)
  const second = linkIn((await admin(`users reset-link ${email}`)).text)
  assert.deepEqual(
    [(await newestRecord(token)).action, (await newestRecord(token)).who],
    ['reset_link_made', 'the person who runs Listpass'],
  )
  const chosen = 'quite another sentence 7'
  const form = (link: string) => ({ body: { token: link, password: chosen, password_confirmation: chosen } })
  assert.equal((await app.refused(resetPassword, form(first))).status, 422)
  await app.call(resetPassword, form(second))
  await app.call(logIn, { body: { email, password: chosen } })
  assert.equal((await app.refused(resetPassword, form(second))).status, 422)
  assert.equal((await app.refused(logIn, { body: { email, password } })).status, 422)
})

test('an organiser is deleted with everything once their email is typed, and no one else', async () => {
  const leaving = await prepareList(app, { members: 6, name: 'List of who leaves' }, 'Leaving')
  const staying = await addOrganiser(app, 'Staying')
  const { user } = await app.call(currentUser, { token: leaving.token })
  const body = { qr_code: leaving.codes[0]! }
  await app.call(redeemScan, { token: leaving.token, params: { listId: leaving.list.id }, body })
  for (const typed of [undefined, '', 'yes', staying.email]) {
    await assert.rejects(admin(`users delete ${user.email}`, typed), /Nothing was deleted/)
  }
  assert.equal((await app.call(currentUser, { token: leaving.token })).user.id, user.id)
  const { text } = await admin(`users delete ${user.email}`, ` ${user.email.toUpperCase()}\n`)
  assert.match(text, /is deleted, with the teams that had no other member/)
  assert.equal((await app.refused(currentUser, { token: leaving.token })).status, 401)
  const left = [user.id, user.email, leaving.list.id, leaving.codes[0]!, 'List of who leaves']
  assert.deepEqual(await searchDatabase(app.connectionString, left), [])
  await app.call(currentUser, { token: staying.token })
  await admin(`users delete ${staying.email} --yes`)
  assert.equal((await app.refused(currentUser, { token: staying.token })).status, 401)
})

test('no secret is printed, and user texts cannot move the cursor', async () => {
  const nasty = '\u001b[2Jwiped\u202egnorw\u0007\u0085'
  const prepared = await prepareList(app, { members: 3, name: nasty })
  const { slug } = await addLink(app, prepared)
  const { scanToken } = await openDoor(app, { slug })
  await app.call(redeemScan, { scanToken, params: { listId: prepared.list.id }, body: { qr_code: prepared.codes[0]! } })
  const { user } = await app.call(currentUser, { token: prepared.token })
  const lines = [
    'users',
    `users show ${user.id}`,
    'teams',
    `teams show ${user.id}`,
    'lists',
    `lists show ${prepared.list.id}`,
    `links ${prepared.list.id}`,
  ]
  for (const line of lines) {
    const { report } = await admin(line)
    for (const text of [printed(report, true), printed(report, false)]) {
      for (const secret of [prepared.token, scanToken, slug, prepared.apiKey, ...prepared.codes, '$argon2']) {
        assert.ok(!text.includes(secret), `${line}: ${secret}`)
      }
      assert.doesNotMatch(text.replaceAll('\n', ' '), /[\p{Cc}\p{Cf}]/u, line)
    }
  }
  assert.match((await admin('lists')).text, /wiped/)
})

test('an unknown command prints the known ones', () => {
  for (const [line, said] of [
    [['user'], /There is no "user"/],
    [['users', 'shwo'], /There is no "users shwo"/],
    [['users', 'show'], /Name USER: users show USER/],
    [['links', 'revoke', 'x'], /Name LINK: links revoke LIST LINK/],
    [['teams', 'make-owner', 'x'], /Name USER: teams make-owner TEAM USER/],
    [['users', '--yes'], /users does not know --yes/],
    [['lists', '--loud'], /'--loud'/],
    [['users', 'show', 'a', 'b'], /too much in "users show a b"/],
  ] as const) {
    assert.throws(
      () => readCommand([...line]),
      (error: unknown) => error instanceof WrongUse && said.test(error.message),
      line.join(' '),
    )
  }
  assert.equal(readCommand([]), undefined)
  assert.equal(readCommand(['help']), undefined)
  for (const { usage } of commands) assert.ok(explain().includes(usage))
})

// Starts a dozen processes. scripts/start.test.ts and others would find the same faults earlier.
if (process.env['LISTPASS_PROVE'] === 'full') {
  test('as a program: beside a running server and without one; where there is nothing it says so and makes nothing', async () => {
    const sandbox = await startSandboxProcess(await addDataFolder())
    const settings = settingsFor(await addDataFolder(), sandbox)
    const program = (args: string[], more: Record<string, string> = {}) =>
      runChild('scripts/admin.ts', { ...settings, ...more }, args)
    const server = await startServerProcess(settings)
    const { token, email } = await connectOver(server, sandbox, { members: 5 })

    const beside = await program(['users', 'sign-out', email, '--json'])
    assert.deepEqual([beside.ending, beside.lines], [0, ['{"sessions_ended":1}']])
    assert.equal((await server.refused(currentUser, { token })).status, 401)
    assert.equal(await server.end('SIGTERM'), 0)

    const asked = await program(['users', 'delete', email])
    assert.deepEqual([asked.ending, /Nothing was deleted/.test(asked.lines.at(-1)!)], [1, true], asked.lines.join('\n'))
    const alone = await program(['users', 'delete', email, '--yes'])
    assert.equal(alone.ending, 0, alone.lines.join('\n'))

    const { connectionString } = await createDatabase()
    const folder = join(settings['DATA_DIR']!, 'nowhere')
    const [wrong, nowhere, empty] = await Promise.all([
      program(['usres']),
      program(['users'], { DATA_DIR: folder }),
      program(['users'], { DATABASE_URL: connectionString, LISTPASS_KEYS: testKeys }),
    ])
    assert.deepEqual(
      [wrong.ending, wrong.lines],
      [2, ['There is no "usres".', 'npm run admin alone says what there is.']],
    )
    assert.equal(nowhere.ending, 1)
    assert.match(nowhere.lines.join('\n'), /^DATA_DIR should be the folder of a Listpass that was started/)
    assert.equal(existsSync(folder), false)
    assert.deepEqual(
      [empty.ending, empty.lines],
      [1, ['There is nothing in this database yet. Start Listpass once, and register.']],
    )
  })
}
