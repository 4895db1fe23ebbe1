export type FormValue = string | number | { [name: string]: FormValue }

/** Form encoding with PHP's brackets: data[merges][ADDRESS][addr1]=… */
export function encodeForm(fields: Record<string, FormValue>): string {
  const form = new URLSearchParams()
  const add = (name: string, value: FormValue): void => {
    if (typeof value !== 'object') return form.append(name, String(value))
    for (const [inner, below] of Object.entries(value)) add(`${name}[${inner}]`, below)
  }
  for (const [name, value] of Object.entries(fields)) add(name, value)
  return form.toString()
}
