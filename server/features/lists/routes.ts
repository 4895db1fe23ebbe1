import { addAccount, deleteAccount, updateAccount } from '#contract/accounts.ts'
import { allAccounts, allLists, oneList, syncLists as syncListsCall } from '#contract/lists.ts'
import { teamPath } from '#contract/team-path.ts'
import type { Language } from '#domain/spoken.ts'
import type { Serve } from '../../http/serve.ts'
import type { Team } from '../../kernel/team.ts'
import type { Services } from '../../services.ts'
import { MailchimpTrouble } from '../../kernel/mailchimp-trouble.ts'
import { said } from '../../kernel/said.ts'
import { connectAccount } from '../accounts/connect-account.ts'
import * as accounts from '../accounts/change-account.ts'
import { findAccountOf, findAccountsOf } from '../accounts/find-account.ts'
import { finishConsent } from '../accounts/finish-consent.ts'
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
  const account = async (team: Team, id: string, language: Language) =>
    wireAccount(await findAccountOf(services, team, id), await findLists(services.database, team.id), language)

  /**
   * An account stays connected even if its lists cannot be read at once: its card says why, and has a button to retry.
   */
  const tryToSync = (team: Team, id: string) =>
    syncLists(services, team, id).catch((error: unknown) => {
      if (!(error instanceof MailchimpTrouble)) throw error
    })

  serve.viewer(allAccounts, async ({ team, language }) => {
    const [stored, lists] = await Promise.all([findAccountsOf(services, team), findLists(services.database, team.id)])
    return { accounts: stored.map((each) => wireAccount(each, lists, language)) }
  })

  serve.owner(addAccount, async ({ team, body, language }) => {
    const id = await connectAccount(services, team, { accountName: body.account_name, apiKey: body.api_key })
    await tryToSync(team, id)
    return { account: await account(team, id, language), message: said('account_added') }
  })

  serve.arrival({
    path: '/mailchimp/callback',
    links: [
      { to: '/setup/account', name: said('go_to_connecting') },
      { to: '/app', name: said('go_to_dashboard') },
    ],
    async receive({ parameter, browser, leadToTeam }) {
      const returned = { state: parameter('state'), code: parameter('code'), error: parameter('error'), browser }
      const { teamId, accountId, isOwnTeam } = await finishConsent(services, returned, leadToTeam)
      await tryToSync({ id: teamId }, accountId)
      return `${isOwnTeam ? '' : teamPath(teamId)}/setup/audience`
    },
  })

  serve.editor(updateAccount, async ({ team, params, body, language }) => {
    await accounts.updateAccount(services, team, params.accountId, {
      accountName: body.account_name,
      isActive: body.is_active,
    })
    return { account: await account(team, params.accountId, language), message: said('account_updated') }
  })

  serve.owner(deleteAccount, async ({ person, team, params, body }) => {
    await removeAccount(services, { person, team }, params.accountId, body)
    return { message: said('account_deleted') }
  })

  serve.editor(syncListsCall, async ({ team, params, language }) => {
    await syncLists(services, team, params.accountId)
    return { account: await account(team, params.accountId, language), message: said('lists_synced') }
  })
}

function listCalls(serve: Serve, services: Services): void {
  serve.viewer(allLists, async ({ team, language }) => ({
    lists: (await findLists(services.database, team.id)).map((list) => wireList(list, language)),
  }))

  serve.viewer(oneList, async ({ team, params, language }) => ({
    success: true as const,
    list: wireList(await findListOf(services, team, params.listId), language),
    message: '',
  }))
}
