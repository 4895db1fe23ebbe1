// A contact's name: in the fields that the audience has for it, and as it is stored.

/** The tags of the fields that hold a contact's name. One alone holds all of it. */
export type NameFields = { first: string | null; last: string | null }

/** Those of every new audience in Mailchimp. */
export const usualNames = { first: 'FNAME', last: 'LNAME' } as const satisfies NameFields

/** Names are stored under these keys if other fields hold them. No tag is like them, because tags are in capital letters. */
export const nameKeys = { first: 'name:first', last: 'name:last' } as const

/** The fields of a member with the name under our keys. Where Mailchimp's own fields hold it, nothing is added. */
export function withNames(fields: Record<string, unknown>, names: NameFields = usualNames): Record<string, unknown> {
  if (names.first === usualNames.first && (names.last === usualNames.last || names.last === null)) return fields
  const found = { [nameKeys.first]: textOf(fields, names.first), [nameKeys.last]: textOf(fields, names.last) }
  const set = Object.entries(found).filter(([, text]) => text !== '')
  return set.length === 0 ? fields : { ...fields, ...Object.fromEntries(set) }
}

function textOf(fields: Record<string, unknown>, key: string | null): string {
  const value = key === null ? undefined : fields[key]
  return typeof value === 'string' ? value.trim() : ''
}

/** A stored name under the tags of the audience. One field alone gets all of the name. */
export function namesUnderTags(stored: Record<string, string>, names: NameFields = usualNames): Record<string, string> {
  const first = stored[nameKeys.first] ?? stored[usualNames.first] ?? ''
  const last = stored[nameKeys.last] ?? stored[usualNames.last] ?? ''
  const whole = [first, last].filter((part) => part !== '').join(' ')
  if (whole === '') return {}
  if (names.first !== null && names.last !== null) {
    return { ...(first !== '' && { [names.first]: first }), ...(last !== '' && { [names.last]: last }) }
  }
  const only = names.first ?? names.last
  return only === null ? {} : { [only]: whole }
}
