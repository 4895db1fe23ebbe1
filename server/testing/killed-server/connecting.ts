// Accounts and lists that are being connected, merged or set up.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { addAccount, deleteAccount } from '#contract/accounts.ts'
import { createFields } from '#contract/codes.ts'
import { allAccounts, oneList, syncLists } from '#contract/lists.ts'
import { acceptMerge, askToMerge, listSharing } from '#contract/merging.ts'
import { redeemScan } from '#contract/scanning.ts'
import { setUpWebhook } from '#contract/webhooks.ts'
import { addOrganiser, password } from '../factories.ts'
import { sandbox, server, noor, call, ask } from './server.ts'
import { type Place, connect, of, withCodes, generateAll, contactsOf, untilPolled } from './places.ts'
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
      if (name === 'New') await call(deleteAccount, { token, params: { accountId: id } })
    }
  },
}

export const merging: Flow<{ from: Place; into: Place; askId: string; scanId: string }> = {
  goesOn: 'two lists that were becoming one are one after the next try, with each scan once',
  steps: ['merge.made', 'merge.kept'],
  usually: ['merge.made'],
  async prepare() {
    const into = await withCodes({ members: 3 }, await addOrganiser(server, 'Mira'))
    const ines = await addOrganiser(server, 'Ines')
    const body = { account_name: 'Ours too', api_key: into.apiKey }
    const { account } = await call(addAccount, { token: ines.token, body })
    const from = { ...ines, apiKey: into.apiKey, accountId: account.id, list: account.lists[0]! }
    await call(createFields, of(from))
    await generateAll(from)
    const scanId = randomUUID()
    const [guest] = await contactsOf(from)
    await call(redeemScan, { ...of(from), body: { qr_code: guest!.code, scan_id: scanId } })
    await call(askToMerge, { ...of(from), body: {} })
    const askId = (await call(listSharing, of(into))).asks[0]!.id
    return { from, into, askId, scanId }
  },
  begin: ({ into, askId }) => call(acceptMerge, accepting(into, askId)),
  async finish({ from, into, askId, scanId }) {
    await call(acceptMerge, accepting(into, askId))
    const found = await ask('select from listpass.scans where list_id = $1 and scan_id = $2', [into.list.id, scanId])
    assert.equal(found.length, 1)
    assert.deepEqual(
      (await contactsOf(into)).map(({ count }) => count),
      [1, 0, 0],
    )
    assert.deepEqual(await contactsOf(from), [])
    // The joined list is found under both ids.
    assert.equal((await call(oneList, of(from))).list.id, into.list.id)
  },
}

function accepting(into: Place, askId: string) {
  return { token: into.token, params: { listId: into.list.id, askId }, body: { password, people: 'editor' as const } }
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
