import type { ProductWords } from '../../en/product/index.ts'

/** The HTML that shows a guest’s code in an email. */
export const campaignHtml = {
  label: 'HTML für Ihre Kampagne',
  copy: 'HTML kopieren',
} satisfies ProductWords['campaignHtml']
