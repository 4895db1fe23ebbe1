// Formats figures and Mailchimp's own words for the report.

export function ms(time: number): string {
  return `${Math.round(time).toLocaleString('en')} ms`
}

/** Removes addresses, keys and ids, because the report is pasted where anyone can read it. */
export function withoutPersons(text: string): string {
  return text
    .replaceAll(/[^\s"'<>,;:()]+@[^\s"'<>,;:()]+/g, '(address)')
    .replaceAll(/\b[0-9a-f]{10,}(-[a-z]{2,4}\d{1,3})?\b/gi, '(id)')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ')
}
