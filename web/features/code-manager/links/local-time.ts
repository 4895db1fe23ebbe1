// Converts between the API's times and the value of a `datetime-local` field, which is in the browser's time zone.

/** A time to the minute, as the field requires it; empty for null. */
export function fieldOfMoment(moment: string | null): string {
  if (moment === null) return ''
  const at = new Date(moment)
  const [year, ...others] = [at.getFullYear(), at.getMonth() + 1, at.getDate(), at.getHours(), at.getMinutes()]
  const [month, day, hour, minute] = others.map((part) => String(part).padStart(2, '0'))
  return `${String(year).padStart(4, '0')}-${month}-${day}T${hour}:${minute}`
}

/** An unchanged time keeps its seconds. */
export function momentOfField(text: string, before: string | null): string | null {
  if (text === '') return null
  if (text === fieldOfMoment(before)) return before
  return new Date(text).toISOString()
}
