import type { Field } from '../store/fields.ts'
import type { Settings } from '../store/accounts.ts'
import type { FieldProblem } from './problem.ts'

/** Values by merge_id. A field that was never set has no entry. */
export type MergeValues = Record<string, unknown>

const textBytes = 255

/**
 * The values after a write, and the errors. Tags that the audience does not have are ignored. `takesHalves`: an import or a shop may
 * leave half of an address.
 */
export function applyMergeValues(
  fields: Field[],
  before: MergeValues,
  written: Record<string, unknown>,
  takesHalves = false,
): { values: MergeValues; wrong: FieldProblem[] } {
  const byTag = new Map(Object.entries(written).map(([tag, value]) => [tag.toUpperCase(), value]))
  const values = { ...before }
  const wrong: FieldProblem[] = []
  for (const field of fields) {
    const value = byTag.get(field.tag.toUpperCase())
    if (value === undefined) continue
    if (value === '') {
      delete values[field.merge_id]
      continue
    }
    const read = readValue(field, value, takesHalves)
    if ('message' in read) wrong.push({ field: field.tag, message: read.message })
    else values[field.merge_id] = read.value
  }
  return { values, wrong }
}

export function missingRequired(fields: Field[], values: MergeValues): FieldProblem[] {
  return fields
    .filter((field) => field.is_required && values[field.merge_id] === undefined)
    .map((field) => ({ field: field.tag, message: 'Please enter a value' }))
}

export function showMergeValues(
  fields: Field[],
  values: MergeValues,
  unsetNumber: Settings['unsetNumber'],
): Record<string, unknown> {
  const shown: Record<string, unknown> = {}
  for (const field of fields) {
    const value = values[field.merge_id]
    if (value !== undefined) shown[field.tag] = value
    else if (field.type !== 'number' || unsetNumber === 'empty') shown[field.tag] = ''
    else if (unsetNumber === 'null') shown[field.tag] = null
  }
  return shown
}

function readValue(field: Field, value: unknown, takesHalves: boolean): { value: unknown } | { message: string } {
  if (field.type === 'address') return readAddress(value, takesHalves)
  if (typeof value !== 'string' && typeof value !== 'number') return { message: 'Please enter a value' }
  const text = String(value).trim()
  if (field.type === 'number') {
    const number = Number(text)
    return text === '' || !Number.isFinite(number) ? { message: 'Please enter a number' } : { value: number }
  }
  if (field.type === 'text') return { value: cutToBytes(String(value), textBytes) }
  if (field.type === 'radio' || field.type === 'dropdown') {
    const { choices = [] } = JSON.parse(field.options) as { choices?: string[] }
    return choices.includes(text) ? { value: text } : { message: 'Please choose one of the options' }
  }
  const pattern = patterns[field.type]
  return pattern && !pattern.test(text) ? { message: messages[field.type] ?? 'Please enter a value' } : { value: text }
}

const patterns: Partial<Record<Field['type'], RegExp>> = {
  date: /^(\d{4}[-/]\d{1,2}[-/]\d{1,2}|\d{1,2}[-/]\d{1,2}[-/]\d{4})$/,
  birthday: /^\d{1,2}\/\d{1,2}$/,
  url: /^https?:\/\/\S+$/,
  imageurl: /^https?:\/\/\S+$/,
  zip: /^\d{5}(-\d{4})?$/,
}

const messages: Partial<Record<Field['type'], string>> = {
  date: 'Please enter the date',
  birthday: 'Please enter a month and a day',
  url: 'Please enter a web address',
  imageurl: 'Please enter the address of an image',
  zip: 'Please enter a zip code',
}

const addressParts = ['addr1', 'city', 'state', 'zip'] as const

function readAddress(value: unknown, takesHalves: boolean): { value: unknown } | { message: string } {
  if (typeof value !== 'object' || value === null) return { message: incomplete }
  const { addr1 = '', addr2 = '', city = '', state = '', zip = '', country = 'US' } = value as Record<string, unknown>
  const address = { addr1, addr2, city, state, zip, country }
  return !takesHalves && isHalf(address) ? { message: incomplete } : { value: address }
}

const incomplete = 'Please enter a complete address'

function isHalf(address: Record<string, unknown>): boolean {
  return addressParts.some((part) => typeof address[part] !== 'string' || address[part] === '')
}

/** The addresses that are not whole. */
export function halfAddresses(fields: Field[], values: MergeValues): FieldProblem[] {
  return fields
    .filter(({ type, merge_id: id }) => type === 'address' && values[id] !== undefined)
    .filter(({ merge_id: id }) => isHalf(values[id] as Record<string, unknown>))
    .map(({ tag }) => ({ field: tag, message: incomplete }))
}

/** Cuts between characters, because half a character would not be valid text. */
export function cutToBytes(text: string, most: number): string {
  const bytes = Buffer.from(text)
  if (bytes.length <= most) return text
  let end = most
  // Bytes 10xxxxxx continue a character.
  while ((bytes[end]! & 0xc0) === 0x80) end -= 1
  return bytes.subarray(0, end).toString()
}
