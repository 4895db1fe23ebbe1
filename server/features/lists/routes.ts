import { addAccount, deleteAccount, updateAccount } from '#contract/accounts.ts'
import {
  allAccounts,
  allLists,
  changeList as changeListCall,
  oneList,
  syncLists as syncListsCall,
} from '#contract/lists.ts'
import type { Serve } from '../../http/serve.ts'
import type { Person } from '../../kernel/person.ts'
import type { Services } from '../../services.ts'
import { MailchimpTrouble } from '../../kernel/mailchimp-trouble.ts'
import { connectAccount } from '../accounts/connect-account.ts'
import * as accounts from '../accounts/change-account.ts'
import { findAccountOf, findAccountsOf } from '../accounts/find-account.ts'
import { finishConsent } from '../accounts/finish-consent.ts'
import { changeList } from './change-list.ts'
import { findListOf } from './find-list.ts'
import { removeAccount } from './remove-account.ts'
import { findLists } from './store.ts'
import { syncLists } from './sync-lists.ts'
import { wireAccount, wireList } from './wire-list.ts'

export function listsRoutes(serve: Serve, services: Services): void {
  accountCalls(serve, services)
  listCalls(serve, services)
}

function accountCalls(serve: Serve, services: Services): void {
  const account = async (person: Person, id: string) =>
    wireAccount(await findAccountOf(services, person, id), await findLists(services.database, person.id))

  /** An account is connected whether or not its lists come at once: its card says why not, and has a button for them. */
  const tryToSync = (person: Pick<Person, 'id'>, id: string) =>
    syncLists(services, person, id).catch((error: unknown) => {
      if (!(error instanceof MailchimpTrouble)) throw error
    })

  serve.signedIn(allAccounts, async ({ person }) => {
    const [stored, lists] = await Promise.all([
      findAccountsOf(services, person),
      findLists(services.database, person.id),
    ])
    return { accounts: stored.map((each) => wireAccount(each, lists)) }
  })

  serve.signedIn(addAccount, async ({ person, body }) => {
    const id = await connectAccount(services, person, { accountName: body.account_name, apiKey: body.api_key })
    await tryToSync(person, id)
    return { account: await account(person, id), message: 'Account added successfully' }
  })

  serve.arrival({
    path: '/mailchimp/callback',
    links: [
      { to: '/setup/account', name: 'Connect an account' },
      { to: '/app', name: 'Go to the dashboard' },
    ],
    async receive({ parameter, browser }) {
      const returned = { state: parameter('state'), code: parameter('code'), error: parameter('error'), browser }
      const { personId, accountId } = await finishConsent(services, returned)
      await tryToSync({ id: personId }, accountId)
      return '/setup/audience'
    },
  })

  serve.signedIn(updateAccount, async ({ person, params, body }) => {
    await accounts.updateAccount(services, person, params.accountId, {
      accountName: body.account_name,
      isActive: body.is_active,
    })
    return { account: await account(person, params.accountId), message: 'Account updated successfully' }
  })

  serve.signedIn(deleteAccount, async ({ person, params }) => {
    await removeAccount(services, person, params.accountId)
    return { message: 'Account deleted successfully' }
  })

  serve.signedIn(syncListsCall, async ({ person, params }) => {
    await syncLists(services, person, params.accountId)
    return { account: await account(person, params.accountId), message: 'Lists synced successfully' }
  })
}

function listCalls(serve: Serve, services: Services): void {
  serve.signedIn(allLists, async ({ person }) => ({
    lists: (await findLists(services.database, person.id)).map(wireList),
  }))

  serve.signedIn(oneList, async ({ person, params }) => ({
    success: true as const,
    list: wireList(await findListOf(services, person, params.listId)),
    message: '',
  }))

  serve.signedIn(changeListCall, async ({ person, params, body }) => {
    await changeList(services, person, params.listId, {
      isScanningOn: body.is_active,
      admitsRemoved: body.admit_removed,
      defaultMax: body.default_max,
      colourRules: body.colour_rules,
    })
    return { list: wireList(await findListOf(services, person, params.listId)), message: 'List updated successfully' }
  })
}
