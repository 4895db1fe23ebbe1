/** The place of a finding in the HTML of the email. */
export const place = (line: number, html: string) => `Line ${line}: ${html}`
