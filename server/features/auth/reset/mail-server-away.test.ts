import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { forgotPassword, resetPassword } from '#contract/auth.ts'
import { openLog } from '../../../log.ts'
import { readSmtpUrl } from '../../../mail/smtp-address.ts'
import { addOrganiser } from '../../../testing/factories.ts'
import { startMailServer, startSilentServer } from '../../../testing/mail-server.ts'
import { startTestApp } from '../../../testing/start-test-app.ts'
import { until } from '../../../testing/until.ts'
import { freePort } from '../../../testing/this-machine.ts'

const another = { password: 'quite another one', password_confirmation: 'quite another one' }
const withoutSignIn = { authOptional: true, hideSTARTTLS: true, disabledCommands: ['AUTH'] }

async function startWith(port: number) {
  const lines: string[] = []
  const log = openLog('info', { write: (line) => void lines.push(line) })
  const smtp = readSmtpUrl(`smtp://127.0.0.1:${port}`)
  const app = await startTestApp({ log, mail: { smtp, patience: { silentMs: 300, wholeMs: 5000 } } })
  const failures = () => lines.filter((line) => line.includes('will be tried again'))
  return { app, lines, failures }
}

/** The log names neither the person nor the link. */
function sayNothingOf(email: string, lines: string[]): void {
  const said = lines.join('\n')
  assert.ok(!said.includes(email) && !said.includes(email.split('@')[0]!) && !said.includes('/reset-password#'), said)
}

test(
  'while the mail server is down nothing is lost, and the link is good when it comes',
  { timeout: 600_000 },
  async () => {
    const port = await freePort()
    const { app, lines, failures } = await startWith(port)
    const { email } = await addOrganiser(app)
    await app.call(forgotPassword, { body: { email } })
    await until(failures, (seen) => seen.length >= 2, 60_000)
    assert.match(failures()[0]!, /The mail server cannot be reached\./)

    const server = await startMailServer(withoutSignIn, port)
    await until(
      () => server.taken.length,
      (count) => count === 1,
    )
    const mail = server.taken[0]!
    assert.deepEqual(
      mail.envelope.rcptTo.map(({ address }) => address),
      [email],
    )
    const token = mail.links[0]!.split('#').at(-1)!
    await app.call(resetPassword, { body: { token, ...another } })
    sayNothingOf(email, lines)
  },
)

test('a mail server that refuses or keeps silent is tried again too', { timeout: 600_000 }, async () => {
  const server = await startMailServer()
  server.refuse({ code: 451, text: 'later, please,' })
  const refusing = await startWith(server.port)
  const noor = await addOrganiser(refusing.app)
  await refusing.app.call(forgotPassword, { body: { email: noor.email } })
  await until(server.tries, (count) => count >= 2, 60_000)
  server.refuse(undefined)
  await until(
    () => server.taken.length,
    (count) => count === 1,
  )
  assert.match(refusing.failures()[0]!, /The mail server refused the mail\./)
  sayNothingOf(noor.email, refusing.lines)

  const silent = await startSilentServer()
  const waiting = await startWith(silent.port)
  const ada = await addOrganiser(waiting.app, 'Ada')
  await waiting.app.call(forgotPassword, { body: { email: ada.email } })
  await until(silent.visits, (count) => count >= 2, 60_000)
  assert.match(waiting.failures()[0]!, /The mail server took too long\./)
  sayNothingOf(ada.email, waiting.lines)
})

test('a link that could not be mailed for half an hour is given up', { timeout: 600_000 }, async () => {
  const port = await freePort()
  const { app, lines, failures } = await startWith(port)
  const { email } = await addOrganiser(app)
  await app.call(forgotPassword, { body: { email } })
  await until(failures, (seen) => seen.length >= 1, 60_000)
  // Between two retries; the test need not wait for the next.
  const age = sql`update listpass_jobs.job set start_after = now(),
    data = jsonb_set(data::jsonb, '{askedAt}', to_jsonb(${Date.now() - 31 * 60_000}::bigint))
    where name = 'send-reset-link' and state = 'retry' returning id`
  await until(
    async () => (await age.execute(app.services.database.open)).rows.length,
    (count) => count === 1,
  )
  await until(
    () => lines.some((line) => line.includes('was not sent in time')),
    (isGivenUp) => isGivenUp,
  )
  const open = sql<{ state: string }>`select state::text from listpass_jobs.job where name = 'send-reset-link'`
  await until(
    async () => (await open.execute(app.services.database.open)).rows[0]!.state,
    (state) => state === 'completed',
  )
  sayNothingOf(email, lines)
})
