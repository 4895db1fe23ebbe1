import { coupons } from './coupons.ts'
import { footer } from './footer.ts'
import { frame } from './frame.ts'
import { guestList } from './guest-list.ts'
import { guide } from './guide.ts'
import { heads } from './heads.ts'
import { landing } from './landing.ts'

/** The words of the public pages, by area. The web loads each area on its own. */
export const site = { coupons, footer, frame, guestList, guide, heads, landing }

export type SiteWords = typeof site
