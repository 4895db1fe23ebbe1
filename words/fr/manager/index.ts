import type { ManagerWords } from '../../en/manager/index.ts'
import { activity } from './activity.ts'
import { asks } from './asks.ts'
import { attendance } from './attendance.ts'
import { batch } from './batch.ts'
import { branding } from './branding.ts'
import { bulk } from './bulk.ts'
import { card } from './card.ts'
import { contact } from './contact.ts'
import { email } from './email.ts'
import { followingUp } from './following-up.ts'
import { guestFilters } from './guest-filters.ts'
import { guestStatuses } from './guest-statuses.ts'
import { guests } from './guests.ts'
import { home } from './home.ts'
import { links } from './links.ts'
import { list } from './list.ts'
import { notifying } from './notifying.ts'
import { partyField } from './party-field.ts'
import { print } from './print.ts'
import { proof } from './proof.ts'
import { regulars } from './regulars.ts'
import { rules } from './rules.ts'
import { settings } from './settings.ts'
import { sharing } from './sharing.ts'
import { sheets } from './sheets.ts'
import { status } from './status.ts'
import { steps } from './steps.ts'
import { tagCheck } from './tag-check.ts'
import { tags } from './tags.ts'
import { tonight } from './tonight.ts'
import { writing } from './writing.ts'

/** The words of the organiser's screens of one list in French, by area. */
export const manager = {
  activity,
  asks,
  attendance,
  batch,
  branding,
  bulk,
  card,
  contact,
  email,
  followingUp,
  guestFilters,
  guestStatuses,
  guests,
  home,
  links,
  list,
  notifying,
  partyField,
  print,
  proof,
  regulars,
  rules,
  settings,
  sharing,
  sheets,
  status,
  steps,
  tagCheck,
  tags,
  tonight,
  writing,
} satisfies ManagerWords
