// The server's time for a sign-in, one after the other: by password, by password and authenticator code, and by passkey
// (issue 20: p95 ≤ 300 ms). It runs in the server's process, with the database of the tests.
import { test } from 'node:test'
import { logIn } from '#contract/auth.ts'
import { beginPasskeySignIn, passkeySignIn } from '#contract/passkeys.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { logInWithCode } from '#contract/second-factor.ts'
import { openAsOwner } from '../server/database/open.ts'
import { givePasskey } from '../server/testing/passkeys.ts'
import { addOrganiser } from '../server/testing/factories.ts'
import { atEnd } from '../server/testing/postgres.ts'
import { addApp, codeOf, forgetSteps } from '../server/testing/second-factor.ts'
import { startTestApp } from '../server/testing/start-test-app.ts'
import { percentile } from './redeem/measure.ts'
import { password } from '../server/testing/samples.ts'

const signIns = 60

test('sign-in', async () => {
  const app = await startTestApp()
  const owner = openAsOwner({ connectionString: app.connectionString })
  atEnd(() => owner.destroy())
  const plain = await addOrganiser(app, 'Noor')
  const careful = await addOrganiser(app, 'Mira')
  const device = await givePasskey(app, plain.token, 'Phone')
  const phone = await addApp(app, careful.token)

  const ways: Record<string, () => Promise<unknown>> = {
    password: () => app.call(logIn, { body: { email: plain.email, password } }),
    'password and code': async () => {
      const answer = await app.call(logIn, { body: { email: careful.email, password } })
      if (!('second_factor' in answer)) throw new Error('The second factor was not asked for.')
      await app.call(logInWithCode, { body: { ticket: answer.second_factor.ticket, code: codeOf(phone) } })
    },
    async passkey() {
      const begun = await app.app.inject({ method: 'POST', url: beginPasskeySignIn.path, payload: {} })
      const cookie = begun.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
      const { ticket, options } = begun.json<AnswerOf<typeof beginPasskeySignIn>>()
      const payload = { ticket, response: device.get({ options }) }
      const { statusCode } = await app.app.inject({
        method: 'POST',
        url: passkeySignIn.path,
        headers: { cookie },
        payload,
      })
      if (statusCode !== 200) throw new Error(`A sign-in with a passkey was answered ${statusCode}.`)
    },
  }
  const rows = []
  for (const [way, signIn] of Object.entries(ways)) {
    const times: number[] = []
    for (let nth = 0; nth < signIns; nth++) {
      await forgetSteps(owner, careful.id)
      const begun = performance.now()
      await signIn()
      times.push(performance.now() - begun)
    }
    rows.push({ way, 'p50, ms': percentile(times, 50).toFixed(1), 'p95, ms': percentile(times, 95).toFixed(1) })
  }
  console.log(`${signIns} sign-ins each, one after the other`)
  console.table(rows)
})
