// Every change is in the log of changes, with its text, and only its owner can read it.
import assert from 'node:assert/strict'
import { answerDoorCall } from '#contract/door-calls.ts'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { addAccount, deleteAccount, updateAccount } from '#contract/accounts.ts'
import { changePassword, changeUser, endOtherSessions, endSession, logOut } from '#contract/auth.ts'
import {
  cancelBatch,
  createFields,
  deleteField,
  generate,
  readFields,
  setDisplayField,
  syncFromMailchimp,
  renewCodes,
} from '#contract/codes.ts'
import { changeBranding, removeLogo, setLogo } from '#contract/branding.ts'
import { connectMailchimp } from '#contract/connect.ts'
import { changeContact } from '#contract/contacts.ts'
import {
  addScannerLink,
  changeScannerLink,
  endScannerSession,
  removeScannerLink,
  rotateScannerLink,
  scannerLinks,
} from '#contract/doors.ts'
import { askForCode, confirmEmail } from '#contract/email-proof.ts'
import { endFurtherCodes } from '#contract/further-codes.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { readReports } from '#contract/following-up.ts'
import { changeGuests } from '#contract/guests.ts'
import { changeList, syncLists } from '#contract/lists.ts'
import { seeNotices } from '#contract/notices.ts'
import { setAttendance } from '#contract/attending.ts'
import { checkAttendance } from '#contract/checking-attendance.ts'
import { setNotifying, setVips } from '#contract/notifying.ts'
import { addOccasions, changeOccasion, everyoneOut, occasions, rehearse, removeOccasion } from '#contract/occasions.ts'
import { beginOidcLink, removeOidcLink } from '#contract/oidc.ts'
import { addPasskey, beginPasskey, beginPasskeyConfirmation, removePasskey, renamePasskey } from '#contract/passkeys.ts'
import { deleteUser, eraseContact, exportUser } from '#contract/privacy.ts'
import { previewLogicRules, setLogicRules } from '#contract/rules.ts'
import { beginTotp, confirmTotp, renewRecoveryCodes, turnOffTotp } from '#contract/second-factor.ts'
import {
  acceptInvitation,
  addTeam,
  changeMember,
  changeTeam,
  invitePerson,
  leaveTeam,
  removeMember,
  withdrawInvitation,
} from '#contract/teams.ts'
import { closeFirstRun, startTry } from '#contract/trying.ts'
import { stopAdmissions } from '#contract/tonight.ts'
import { setUpWebhook } from '#contract/webhooks.ts'
import { openAsOwner } from '../../database/open.ts'
import { password, plainForm, smallLogo } from '../../testing/samples.ts'
import { openDevice } from '../../testing/passkeys.ts'
import type { Asked } from '../../testing/calls.ts'
import { addMember, connectAudience, generateAll } from '../../testing/factories.ts'
import { actsOf, mailchimpActs, recordsOf } from '../../testing/audited-acts.ts'
import { isSignedIn } from '../../http/route-policies.ts'
import { startTestApp } from '../../testing/start-test-app.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

const noor = await connectAudience(app, { members: 60 })
const params = { listId: noor.list.id }
const { rows: people } = await sql<{ email: string }>`select email from users where id = ${noor.personId}`.execute(
  owner,
)
const { email } = people[0]!

const {
  presentCode,
  begun,
  startSlowly,
  mira,
  theNewTeam,
  openInvitation,
  inviteMira,
  bringOldCode,
  ofPasskey,
  linkIdentity,
  openDoor,
  somebody,
  otherSession,
} = await actsOf(app, owner, noor, email)

/** `in`: the team of the record, if it is not Noor's own. */
type Turn = { call: Endpoint; ask: () => Asked | Promise<Asked>; about?: 'list'; in?: () => Promise<string> }

const own = (more: Asked = {}): Asked => ({ token: noor.token, params, ...more })
const ofSomebody = async () => ({ ...params, contactId: await somebody() })
const ofLink = async () => {
  const { links } = await app.call(scannerLinks, own())
  return { listId: noor.list.id, linkId: links[0]!.id }
}
const ofOccasion = async () => {
  const { occasions: all } = await app.call(occasions, own())
  return { listId: noor.list.id, occasionId: all.at(-1)!.id }
}
const linkBody = { label: 'North door', may_check_in_by_name: false, expires_at: null }
const byMail = { in_page: false, by_mail: true }
const rules = [{ if_field: 'FNAME', if_value: 'Ada', then_field: 'COMPANY', then_value: 'here' }]
const longPassword = 'quite another sentence 7'

const changedPassword = { current_password: password, password: longPassword, password_confirmation: longPassword }
/** Each call that changes an organiser's data, in an order in which each can succeed. */
const turns: Turn[] = [
  {
    call: updateAccount,
    ask: () => ({
      ...own(),
      params: { accountId: noor.accountId },
      body: { account_name: 'Renamed', is_active: true },
    }),
  },
  { call: syncLists, ask: () => ({ ...own(), params: { accountId: noor.accountId } }) },
  { call: createFields, ask: () => own(), about: 'list' },
  { call: generate, ask: () => own(), about: 'list' },
  { call: cancelBatch, ask: async () => own({ params: { ...params, batchId: await startSlowly() } }), about: 'list' },
  { call: syncFromMailchimp, ask: async () => (await generateAll(app, noor), own()), about: 'list' },
  { call: renewCodes, ask: async () => (await bringOldCode(), own({ body: { password } })), about: 'list' },
  { call: closeFirstRun, ask: () => own(), about: 'list' },
  { call: setDisplayField, ask: () => own({ body: { display_field: 'LNAME' } }), about: 'list' },
  { call: setLogicRules, ask: () => own({ body: { rules } }), about: 'list' },
  { call: setUpWebhook, ask: () => own({ body: { mode: 'polling' } }), about: 'list' },
  { call: addScannerLink, ask: () => own({ body: linkBody }), about: 'list' },
  {
    call: changeScannerLink,
    ask: async () => own({ params: await ofLink(), body: { ...linkBody, label: 'South door', is_active: true } }),
    about: 'list',
  },
  {
    call: endScannerSession,
    ask: async () => own({ params: { ...(await ofLink()), sessionId: await openDoor() } }),
    about: 'list',
  },
  { call: rotateScannerLink, ask: async () => own({ params: await ofLink() }), about: 'list' },
  { call: removeScannerLink, ask: async () => own({ params: await ofLink() }), about: 'list' },
  { call: addOccasions, ask: () => own({ body: { occasions: [{ ...plainForm, has_exits: true }] } }), about: 'list' },
  {
    call: changeOccasion,
    ask: async () => own({ params: await ofOccasion(), body: { ...plainForm, has_exits: true, name: 'Late' } }),
    about: 'list',
  },
  {
    call: setVips,
    ask: () => own({ body: { vips: { kind: 'field', tag: 'EMAIL', test: 'is_set', value: '' } } }),
    about: 'list',
  },
  {
    call: setNotifying,
    ask: () => own({ body: { vip_arrived: byMail, nearly_full: byMail, door_silent: byMail } }),
    about: 'list',
  },
  { call: setAttendance, ask: () => own({ body: { tags: true, events: false } }), about: 'list' },
  ...mailchimpActs(app, noor, email, { ofOccasion, somebody }),
  {
    call: changeBranding,
    ask: () => own({ body: { name: 'Harbour Events', place: 'Quay 4', accent: '#17324d', shows_guest: false } }),
    about: 'list',
  },
  { call: setLogo, ask: () => own({ body: { file: smallLogo } }), about: 'list' },
  { call: removeLogo, ask: () => own(), about: 'list' },
  { call: everyoneOut, ask: async () => own({ params: await ofOccasion() }), about: 'list' },
  {
    call: stopAdmissions,
    ask: async () => own({ params: await ofOccasion(), body: { are_stopped: true } }),
    about: 'list',
  },
  { call: removeOccasion, ask: async () => own({ params: await ofOccasion() }), about: 'list' },
  { call: changeList, ask: () => own({ body: { default_max: 2, party_field: null } }), about: 'list' },
  {
    call: changeContact,
    ask: async () => own({ params: await ofSomebody(), body: { is_blocked: true } }),
    about: 'list',
  },
  {
    call: changeGuests,
    ask: async () => own({ body: { change: { is_blocked: true }, guests: { ids: [await somebody()] } } }),
    about: 'list',
  },
  { call: eraseContact, ask: async () => own({ params: await ofSomebody(), body: { password } }), about: 'list' },
  {
    call: deleteField,
    ask: async () => own({ params: { ...params, qrId: (await app.call(readFields, own())).qr_codes[0]!.id } }),
    about: 'list',
  },
  { call: endSession, ask: async () => own({ params: { sessionId: await otherSession() } }) },
  { call: addTeam, ask: () => own({ body: { name: 'A client' } }), in: theNewTeam },
  { call: changeTeam, ask: () => own({ body: { name: 'Supper club' } }) },
  { call: invitePerson, ask: () => own({ body: { password, email: 'mira@example.com', role: 'viewer' } }) },
  { call: withdrawInvitation, ask: async () => own({ params: { invitationId: await openInvitation() } }) },
  { call: acceptInvitation, ask: async () => ({ token: mira.token, body: { token: await inviteMira() } }) },
  { call: changeMember, ask: () => own({ params: { personId: mira.id }, body: { role: 'editor', password } }) },
  { call: leaveTeam, ask: () => ({ token: mira.token, params: { teamId: noor.personId }, body: { password } }) },
  {
    call: removeMember,
    ask: async () => own({ params: { personId: (await addMember(app, noor, 'viewer')).id }, body: { password } }),
  },
  {
    call: addPasskey,
    async ask() {
      const begun = await app.call(beginPasskey, own({ body: { password } }))
      return own({ body: { name: 'Phone', ticket: begun.ticket, response: openDevice().create(begun) } })
    },
  },
  { call: renamePasskey, ask: async () => own({ params: await ofPasskey(), body: { name: 'Work phone' } }) },
  { call: removePasskey, ask: async () => own({ params: await ofPasskey(), body: { password } }) },
  { call: removeOidcLink, ask: async () => (await linkIdentity(), own({ body: { password } })) },
  { call: endOtherSessions, ask: async () => (await otherSession(), own()) },
  { call: confirmTotp, ask: async () => own({ body: await begun() }) },
  { call: renewRecoveryCodes, ask: async () => own({ body: { password, code: await presentCode() } }) },
  { call: turnOffTotp, ask: async () => own({ body: { password, code: await presentCode() } }) },
  { call: addAccount, ask: () => own({ body: { account_name: 'Another', api_key: app.sandbox.addAccount().apiKey } }) },
  { call: deleteAccount, ask: () => ({ ...own(), params: { accountId: noor.accountId }, body: { password } }) },
  { call: changePassword, ask: () => own({ body: changedPassword }) },
  { call: logOut, ask: () => own() },
]

const confirmedLater = (call: Endpoint): [Endpoint, string] => [call, 'is recorded when a later call confirms it']

/** Calls that leave no record, and why. */
const exceptions: [call: Endpoint, why: string][] = [
  [previewLogicRules, 'counts, and keeps nothing'],
  [checkAttendance, 'compares with Mailchimp, and writes again what the list has chosen'],
  [rehearse, 'says what a door would say, and keeps nothing'],
  [seeNotices, 'says what the person has read'],
  [changeUser, 'chooses a language, which opens nothing'],
  [readReports, 'reads Mailchimp’s figures'],
  [startTry, 'makes an address; trying.test.ts looks for the records of its use'],
  [connectMailchimp, 'only begins what is recorded when the organiser comes back from Mailchimp'],
  [endFurtherCodes, 'known-guests.test.ts looks for the record'],
  [confirmEmail, 'email-proof.test.ts looks for the record'],
  ...[beginTotp, askForCode, beginPasskey, beginPasskeyConfirmation].map(confirmedLater),
  [exportUser, 'answers with a file; exporting.test.ts looks for its record'],
  [beginOidcLink, 'only begins what is recorded when the organiser comes back from the identity provider'],
  [answerDoorCall, 'the call keeps the answer and its member, for a week'],
  [deleteUser, 'takes the records along'],
]

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

test('every call that changes something of an organiser is here, or is excepted with a reason', () => {
  const here = new Set([...turns.map(({ call }) => nameOf(call)), ...exceptions.map(([call]) => nameOf(call))])
  const changing = app.app.routePolicies.filter(
    ({ policy, method }) => isSignedIn(policy) && !['GET', 'HEAD'].includes(method),
  )
  assert.deepEqual(new Set(changing.map(nameOf)), here)
})

test('each of them leaves a record of the organiser, and of the list that it was about', async () => {
  for (const { call, ask, about, in: team } of turns) {
    const asked = await ask()
    const before = new Set((await recordsOf(owner, noor)).map(({ id }) => id))
    await app.call(call, asked)
    const place = team ? { personId: await team() } : noor
    const made = (await recordsOf(owner, place)).filter(({ id }) => !before.has(id))
    assert.ok(made.length > 0, `${nameOf(call)} left no record`)
    for (const { list_id: list, who } of made) {
      assert.deepEqual([list, who], [about === 'list' ? noor.list.id : null, 'organiser'], nameOf(call))
    }
  }
})

test('records hold ids, names and numbers: no address, no key, no code and nothing that opens something', async () => {
  const { rows } = await sql<{ text: string }>`select row_to_json(a)::text as text from audit_log a
    union all select row_to_json(p)::text from personal_log p`.execute(owner)
  assert.ok(rows.length > turns.length)
  const codes = await owner.selectFrom('contacts').select('code').execute()
  for (const { text } of rows) {
    assert.doesNotMatch(text, /@|[0-9a-f]{32}-us\d+|v1\.|[\w-]{40,}/)
    for (const { code } of codes) assert.ok(!text.includes(code))
  }
})
