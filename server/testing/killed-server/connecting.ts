// Accounts and lists that are being connected or set up.
import assert from 'node:assert/strict'
import { addAccount, deleteAccount } from '#contract/accounts.ts'
import { createFields } from '#contract/codes.ts'
import { allAccounts, syncLists } from '#contract/lists.ts'
import { setUpWebhook } from '#contract/webhooks.ts'
import { password } from '../factories.ts'
import { sandbox, noor, call, ask } from './server.ts'
import { type Place, connect, of, generateAll, untilPolled } from './places.ts'
import { hooksOf, ourFieldsOf, spoil, untilFollowed } from './mailchimp.ts'
import type { Flow } from './prove.ts'

export const connecting: Flow<Omit<Place, 'list' | 'accountId'>> = {
  goesOn: 'an account that was being connected is connected once, with its lists',
  steps: ['connect.known', 'connect.kept', 'lists.read', 'lists.kept'],
  prepare: async () => ({ ...noor, apiKey: (await sandbox.addAudience({ members: 2 })).apiKey }),
  begin: ({ token, apiKey }) => call(addAccount, { token, body: { account_name: 'New', api_key: apiKey } }),
  async finish({ token, apiKey }) {
    const before = (await call(allAccounts, { token })).accounts.filter(({ lists }) => lists.length === 0)
    const body = { account_name: 'New', api_key: apiKey }
    const again = await call(addAccount, { token, body }).catch((error: Error) => error)
    if (again instanceof Error) assert.match(again.message, /already connected/)
    for (const { id } of before) await call(syncLists, { token, params: { accountId: id } })
    const { accounts } = await call(allAccounts, { token })
    assert.ok(accounts.every(({ lists }) => lists.length === 1))
    assert.equal((await ask("select from listpass.accounts where account_name = 'New'")).length, 1)
    for (const { id, account_name: name } of accounts) {
      if (name === 'New') await call(deleteAccount, { token, params: { accountId: id }, body: { password } })
    }
  },
}

export const settingUp: Flow<Place> = {
  goesOn: 'a list that was being set up has three fields, a code for everybody and one webhook',
  steps: ['fields.one-made', 'fields.kept', 'hook.address-kept', 'hook.made', 'hook.kept', 'hook.listened'],
  often: { 'fields.one-made': 3 },
  prepare: () => connect({ members: 3 }),
  async begin(place) {
    await call(createFields, of(place))
    await generateAll(place)
    await call(setUpWebhook, of(place))
  },
  async finish(place) {
    await call(createFields, of(place))
    await generateAll(place)
    await call(setUpWebhook, of(place))
    assert.deepEqual((await ourFieldsOf(place)).toSorted(), ['QRCODE', 'QRMAX', 'QRSCANS'])
    assert.equal((await hooksOf(place)).length, 1)
    await untilPolled(place)
    await spoil(place)
    await untilFollowed(place)
  },
}
