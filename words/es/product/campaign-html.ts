import type { ProductWords } from '../../en/product/index.ts'

/** The HTML that shows a guest’s code in an email. */
export const campaignHtml = {
  label: 'HTML para tu campaña',
  copy: 'Copiar HTML',
} satisfies ProductWords['campaignHtml']
