import type { CampaignWords } from '../../en/campaigns/index.ts'

/** The place of a finding in the HTML of the email. */
export const place = ((line, html) => `Regel ${line}: ${html}`) satisfies CampaignWords['place']
