import * as z from 'zod/mini'

/** Mailchimp's id of a campaign. */
export const campaignKey = z.string().check(z.regex(/^[0-9A-Za-z_-]{1,64}$/))
