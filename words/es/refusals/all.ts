import type { RefusalWords } from '../../en/refusals/all.ts'
import { fields } from '../fields/all.ts'
import { accounts } from './accounts.ts'
import { auth } from './auth.ts'
import { branding } from './branding.ts'
import { campaigns } from './campaigns.ts'
import { codes } from './codes.ts'
import { contacts } from './contacts.ts'
import { doors } from './doors.ts'
import { http } from './http.ts'
import { lists } from './lists.ts'
import { mailchimp } from './mailchimp.ts'
import { merging } from './merging.ts'
import { notices } from './notices.ts'
import { occasions } from './occasions.ts'
import { privacy } from './privacy.ts'
import { rules } from './rules.ts'
import { scanning } from './scanning.ts'
import { teams } from './teams.ts'
import { webhooks } from './webhooks.ts'

/** The sentences of refusals in Spanish. */
export const refusals = {
  ...fields,
  ...http,
  ...mailchimp,
  ...auth,
  ...accounts,
  ...lists,
  ...teams,
  ...contacts,
  ...codes,
  ...notices,
  ...rules,
  ...webhooks,
  ...occasions,
  ...branding,
  ...doors,
  ...scanning,
  ...campaigns,
  ...merging,
  ...privacy,
} satisfies RefusalWords
