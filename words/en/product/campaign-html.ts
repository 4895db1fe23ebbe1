/** The HTML that shows a guest’s code in an email. */
export const campaignHtml = {
  label: 'HTML for your campaign',
  copy: 'Copy HTML',
}
