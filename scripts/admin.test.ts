// The admin tool, `npm run admin`: on a database that a server uses, as a program beside a running server, without a server,
// and with an empty database.
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { addAccount } from '#contract/accounts.ts'
import { auditLog } from '#contract/audit.ts'
import { currentUser, logIn, register, resetPassword } from '#contract/auth.ts'
import { generate } from '#contract/codes.ts'
import { changeScannerLink, scannerLinks } from '#contract/doors.ts'
import { redeemScan } from '#contract/scanning.ts'
import { addTeam, teamPeople } from '#contract/teams.ts'
import { withAdmin } from '../server/admin/open-admin.ts'
import { runChild } from '../server/testing/child.ts'
import { connectOver } from '../server/testing/connect-over.ts'
import {
  addLink,
  addMember,
  addOrganiser,
  connectAudience,
  openDoor,
  password,
  prepareList,
  signInAgain,
} from '../server/testing/factories.ts'
import { addApp } from '../server/testing/second-factor.ts'
import { createDatabase } from '../server/testing/postgres.ts'
import { startSandboxProcess } from '../server/testing/sandbox-process.ts'
import { searchDatabase } from '../server/testing/search-database.ts'
import { addDataFolder, settingsFor, startServerProcess } from '../server/testing/server-process.ts'
import { startTestApp, testKeys, testPublicUrl } from '../server/testing/start-test-app.ts'
import { until } from '../server/testing/until.ts'
import { WrongUse } from './admin/command.ts'
import { commands, explain, readCommand } from './admin/read-command.ts'
import { printed, type Report } from './admin/report.ts'

const app = await startTestApp()

/** Runs a command as the program does; `typed` is the answer to its question. */
async function admin(
  line: string,
  typed?: string,
): Promise<{ report: Report; text: string; data: Record<string, unknown> }> {
  const called = readCommand(line.split(' '))!
  const config = { publicUrl: testPublicUrl, mailchimpApiUrl: 'http://127.0.0.1:9/3.0' }
  const ask = () => Promise.resolve(typed)
  const report = await withAdmin({ connectionString: app.connectionString }, testKeys, config, (open) =>
    called.command.run(open, { ...called, ask }),
  )
  const data = JSON.parse(printed(report, true)) as Record<string, unknown>
  return { report, text: printed(report, false), data }
}

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

test('a team is listed with its owners and lists, also one that bears no person’s id, and shown with its members', async () => {
  const noor = await prepareList(app, { members: 3 }, 'Noor')
  const { team } = await app.call(addTeam, { token: noor.token, body: { name: 'Client of Noor' } })
  const account = { account_name: 'Of the client', api_key: noor.apiKey }
  await app.call(addAccount, { token: noor.token, team: team.id, body: account })
  const dora = await addMember(app, noor, 'door', { name: 'Dora', listIds: [noor.list.id] })
  const { user } = await app.call(currentUser, { token: noor.token })

  const { data } = await admin(`teams --user ${user.email}`)
  const teams = data['teams'] as Record<string, unknown>[]
  assert.deepEqual(
    teams.map((each) => [each['name'], each['owners'], each['members'], each['lists']]),
    [
      ['Client of Noor', user.email, 1, 1],
      ['Noor', user.email, 2, 1],
    ],
  )
  const lists = (await admin(`lists --team ${team.id}`)).data['lists'] as Record<string, unknown>[]
  assert.deepEqual(
    lists.map(({ team: of, name }) => [of, name]),
    [['Client of Noor', noor.list.name]],
  )
  const shown = await admin(`lists show ${String(lists[0]!['id'])}`)
  assert.match(shown.text, /Team +Client of Noor\n/)
  const own = (await admin(`lists --user ${user.email}`)).data['lists'] as unknown[]
  assert.equal(own.length, 2)

  const { text } = await admin(`teams show ${noor.personId.toUpperCase()}`)
  assert.match(
    text,
    new RegExp(`Members:\\nmember .*\\n${user.email} +Noor +owner .*\\n${dora.email} +Dora +door +${noor.list.name}`),
  )
  await assert.rejects(admin('teams show nothing'), /No team has the id nothing/)
})

test('a member of a team whose owner is gone is made an owner, and the log names the operator', async () => {
  const gone = await prepareList(app, { members: 3 }, 'Gone')
  const stays = await addMember(app, gone, 'viewer', { name: 'Stays' })
  const { user } = await app.call(currentUser, { token: gone.token })
  const sole = /is the only owner of the team “Gone”\. Make another member an owner first/
  await assert.rejects(admin(`users delete ${user.email} --yes`), sole)
  const stranger = await addOrganiser(app, 'Stranger')
  await assert.rejects(admin(`teams make-owner ${gone.personId} ${stranger.email}`), /is no member of Gone/)

  assert.match((await admin(`teams make-owner ${gone.personId} ${stays.email}`)).text, /is an owner of Gone now/)
  const { entries } = await app.call(auditLog, { token: stays.token, team: gone.personId })
  const { action, who, member } = entries[0]!
  assert.deepEqual([action, who, member], ['role_changed', 'the person who runs Listpass', null])

  // The list stays, and the operator still finds it, though the person whose id the team has is gone.
  const asked: string[] = []
  const called = readCommand(['users', 'delete', user.email])!
  const config = { publicUrl: testPublicUrl, mailchimpApiUrl: 'http://127.0.0.1:9/3.0' }
  await withAdmin({ connectionString: app.connectionString }, testKeys, config, (open) =>
    called.command.run(open, { ...called, ask: (question) => (asked.push(question), Promise.resolve(user.email)) }),
  )
  assert.match(asked[0]!, /^This deletes \S+\. Other members keep “Gone”\. It cannot be undone/)
  const { members } = await app.call(teamPeople, { token: stays.token, team: gone.personId })
  assert.deepEqual(
    members.map(({ name, role }) => [name, role]),
    [['Stays', 'owner']],
  )
  assert.match((await admin(`lists show ${gone.list.id}`)).text, /Team +Gone\n/)
})

test('each list first says its most important trouble', async () => {
  const ready = await prepareList(app, { members: 10, name: 'Ready for the door' })
  const fresh = await connectAudience(app, { members: 3, name: 'Fresh from Mailchimp' })
  const stateOf = async (id: string) => {
    const { data } = await admin('lists')
    return (data['lists'] as Record<string, unknown>[]).find((list) => list['id'] === id)!['state']
  }
  assert.equal(await stateOf(ready.list.id), 'open for scans')
  assert.equal(await stateOf(fresh.list.id), 'no fields yet')
  const params = { listId: ready.list.id }
  await until(
    () => admin(`lists show ${ready.list.id}`).then(({ data }) => data['list'] as Record<string, unknown>),
    (list) => list['pending_writes'] === 0 && list['differing_contacts'] === 0,
  )
  // Mailchimp answers the count at once, but the first page only when it can no longer be written to.
  app.sandbox.setFault({ kind: 'slow', ms: 3000, operation: 'getMembers', skip: 1 }, ready.mailchimpAccount)
  await app.call(generate, { token: ready.token, params })
  app.sandbox.stop()
  await app.call(redeemScan, { token: ready.token, params, body: { qr_code: ready.codes[0]! } })
  assert.equal(await stateOf(ready.list.id), 'codes are being made')
  const { text, data } = await admin(`lists show ${ready.list.list_id}`)
  app.sandbox.start()
  assert.match(text, /Contacts to be written to Mailchimp +1\n/)
  assert.match(text, /Let in +1\n/)
  assert.match(text, /Work on its codes, the newest first:\nwork .*\ngenerate /)
  assert.equal((data['batches'] as unknown[]).length, 2)
  const { data: own } = await admin(`lists --user ${(await app.call(currentUser, { token: fresh.token })).user.email}`)
  assert.deepEqual(
    (own['lists'] as Record<string, unknown>[]).map(({ name }) => name),
    ['Fresh from Mailchimp'],
  )
  await assert.rejects(admin('lists show nothing'), /No list has the id nothing/)
})

test('a list that two organisers have connected is named by our id', async () => {
  const first = await connectAudience(app, { members: 3 })
  const { token } = await addOrganiser(app, 'Second')
  const body = { account_name: 'The same', api_key: first.apiKey }
  const { account } = await app.call(addAccount, { token, body })
  await assert.rejects(admin(`lists show ${first.list.list_id}`), new RegExp(`more than once.*${account.lists[0]!.id}`))
  assert.match((await admin(`lists show ${first.list.id}`)).text, /^Name /)
})

test('scanner links are listed without their address; one that is ended or revoked scans no more, at once', async () => {
  const prepared = await prepareList(app, { members: 6 })
  const { token, list, codes } = prepared
  const params = { listId: list.id }
  const { link, slug } = await addLink(app, prepared, { label: 'North door' })
  const door = await openDoor(app, { slug })
  const scan = (code: string) => app.call(redeemScan, { ...door, params, body: { qr_code: code } })
  assert.equal((await scan(codes[0]!)).reason, 'ok')
  const { text } = await admin(`links ${list.list_id}`)
  assert.match(text, /^label +state .*\nNorth door +open .* 1 +20/)
  assert.ok(!text.includes(slug))

  await assert.rejects(admin(`links expire ${list.id} ${link.id} --at tomorrow`), WrongUse)
  assert.match((await admin(`links expire ${list.id} ${link.id}`)).text, /“North door” of .* has ended\.$/)
  assert.equal((await scan(codes[1]!)).reason, 'link_expired')
  assert.match((await admin(`links ${list.id}`)).text, /North door +ended/)
  const later = '2036-01-01T00:00:00Z'
  await admin(`links expire ${list.id} ${link.id} --at ${later}`)
  assert.equal((await scan(codes[1]!)).reason, 'ok')
  const records = (await app.call(auditLog, { token })).entries.filter(
    ({ who }) => who === 'the person who runs Listpass',
  )
  assert.deepEqual(
    records.map(({ action, details }) => [action, details['label']]),
    [
      ['scanner_link_changed', 'North door'],
      ['scanner_link_changed', 'North door'],
    ],
  )
  // The organiser can change the link again afterwards.
  const body = { label: 'North door', may_check_in_by_name: false, is_active: true, expires_at: null }
  await app.call(changeScannerLink, { token, params: { ...params, linkId: link.id }, body })

  const revoked = await admin(`links revoke ${list.id} ${link.id.toUpperCase()}`)
  assert.match(revoked.text, /is gone; 1 browser scans no more\.$/)
  assert.equal((await app.refused(redeemScan, { ...door, params, body: { qr_code: codes[2]! } })).status, 401)
  assert.deepEqual((await app.call(scannerLinks, { token, params })).links, [])
  assert.deepEqual(
    [(await newestRecord(token)).action, (await newestRecord(token)).who],
    ['scanner_link_removed', 'the person who runs Listpass'],
  )
  await assert.rejects(admin(`links revoke ${list.id} ${link.id}`), /has no scanner link/)
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
