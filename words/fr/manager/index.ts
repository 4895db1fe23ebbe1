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

/** An area that is missing stays English. */
export const manager: Partial<ManagerWords> = {
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
}
