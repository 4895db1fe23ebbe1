import { MailchimpTrouble } from '../../kernel/mailchimp-trouble.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { said, type Said } from '../../kernel/said.ts'
import type { Team } from '../../kernel/team.ts'
import type { Needs } from '../../services.ts'
import { findName } from '../auth/find-person.ts'
import { hashOf } from './begin-consent.ts'
import { type Access, keepAccount } from './keep-account.ts'
import * as store from './store.ts'

export type Returned = {
  state: string | undefined
  code: string | undefined
  error: string | undefined
  browser: string | undefined
}

/**
 * Stores the account that its owner allowed. An account that is already connected gets the new credential. `onTeam`
 * gets the id of a team other than the person's own, before anything is refused.
 */
export async function finishConsent(
  services: Needs<'database' | 'openLogin' | 'keys' | 'consent'>,
  { state, code, error, browser }: Returned,
  onTeam: (teamId: string) => void = () => {},
): Promise<{ teamId: string; accountId: string; isOwnTeam: boolean }> {
  // Consumes the state first, so that it works only once, whatever the outcome.
  const asked = await takeState(services, { state, browser }, onTeam)
  if (error !== undefined || code === undefined) throw refusedConsent(error)
  const access = await openAccess(services, code)
  const kept = { accountName: asked.accountName, access, renews: 'always' } as const
  const accountId = await keepAccount(services, asked.team, kept)
  if (accountId === undefined) throw new Refusal('conflict', 'account_not_saved', { details: said('consent_again') })
  return { teamId: asked.team.id, accountId, isOwnTeam: asked.team.id === asked.team.member?.id }
}

async function takeState(
  services: Needs<'database'>,
  { state, browser }: Pick<Returned, 'state' | 'browser'>,
  onTeam: (teamId: string) => void,
): Promise<{ team: Team; accountName: string }> {
  const found =
    state === undefined || browser === undefined
      ? undefined
      : await store.takeState(services.database, hashOf(state), hashOf(browser))
  if (!found) {
    throw new Refusal('forbidden', 'consent_link_over', { details: said('consent_used_again') })
  }
  // An expired state names only the team, which may be the person's own. The team's address works in both cases.
  if (found.teamId !== found.personId) onTeam(found.teamId)
  if (found.personId === null) {
    throw new Refusal('forbidden', 'consent_too_late', { details: said('consent_ten_minutes_again') })
  }
  const person = await findName(services, found.personId)
  const team = { id: found.teamId, ...(person && { member: { ...person, role: 'owner' as const } }) }
  return { team, accountName: found.accountName }
}

function refusedConsent(error: string | undefined): Refusal {
  if (error === 'access_denied') {
    return new Refusal('forbidden', 'account_was_not_connected', { details: said('consent_denied') })
  }
  return new Refusal('invalid', 'account_was_not_connected', { details: said('consent_nameless_again') })
}

/** The token, and its Mailchimp account as Mailchimp reports it. */
async function openAccess(services: Needs<'openLogin' | 'consent'>, code: string): Promise<Access> {
  if (!services.consent) throw new Refusal('conflict', 'no_consent')
  try {
    const { token, dataCentre } = await services.consent.redeem(code)
    const loginKey = `token:${hashOf(token).toString('base64url')}`
    const identity = await services.openLogin({ token, dataCentre, loginKey }, 'person').whoAmI()
    return { token, dataCentre, identity }
  } catch (error) {
    if (!(error instanceof MailchimpTrouble)) throw error
    throw new Refusal(reasonOf(error), 'no_access_given', { details: whyNoAccess(error), cause: error })
  }
}

function reasonOf({ kind }: MailchimpTrouble) {
  return kind === 'unreachable' || kind === 'busy' ? 'unavailable' : 'invalid'
}

function whyNoAccess({ kind, details }: MailchimpTrouble): Said {
  if (kind === 'unreachable') return said('consent_unreachable')
  if (kind === 'busy') return said('consent_busy')
  return said(details === 'invalid_client' ? 'consent_unknown_client' : 'consent_expired_again')
}
