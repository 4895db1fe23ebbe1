import type { ProductWords } from '../../en/product/index.ts'

/** The HTML that shows a guest’s code in an email. */
export const campaignHtml = {
  label: 'HTML pour votre campagne',
  copy: 'Copier le HTML',
} satisfies ProductWords['campaignHtml']
