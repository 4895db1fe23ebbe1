import type { ProductWords } from '../../en/product/index.ts'

/** The HTML that shows a guest’s code in an email. */
export const campaignHtml = {
  label: 'HTML voor je campagne',
  copy: 'HTML kopiëren',
} satisfies ProductWords['campaignHtml']
