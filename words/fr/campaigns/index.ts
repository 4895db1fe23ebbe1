import type { CampaignWords } from '../../en/campaigns/index.ts'
import { address } from './address.ts'
import { invitation } from './invitation.ts'
import { list } from './list.ts'
import { picture } from './picture.ts'
import { place } from './place.ts'
import { shape } from './shape.ts'

/** The drafts of a list: what would go wrong with them, and the draft that Listpass writes. */
export const campaigns = {
  findings: { ...picture, ...address, ...shape, ...list },
  invitation,
  place,
} satisfies CampaignWords
