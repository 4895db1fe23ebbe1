import { accounts } from './accounts.ts'
import { auth } from './auth.ts'
import { codes } from './codes.ts'
import { contacts } from './contacts.ts'
import { doors } from './doors.ts'
import { http } from './http.ts'
import { lists } from './lists.ts'
import { mailchimp } from './mailchimp.ts'
import { teams } from './teams.ts'

/** The areas by name. A code is in one of them. */
export const areas = { http, mailchimp, auth, accounts, lists, teams, contacts, codes, doors }

export const en = {
  ...http,
  ...mailchimp,
  ...auth,
  ...accounts,
  ...lists,
  ...teams,
  ...contacts,
  ...codes,
  ...doors,
}
