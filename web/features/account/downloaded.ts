import { spokenTag } from '../../ui/spoken.ts'

/** The size of the file's end that is read; every last line is shorter. */
const tailBytes = 1000

/** The download's last line has the type `end`. A file without it is incomplete, even if its transfer succeeded. */
export async function isWhole(file: Blob): Promise<boolean> {
  const tail = await file.slice(-tailBytes).text()
  const lastLine = tail.trimEnd().split('\n').at(-1) ?? ''
  try {
    const said: unknown = JSON.parse(lastLine)
    return typeof said === 'object' && said !== null && 'type' in said && said.type === 'end'
  } catch {
    return false
  }
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** “3.4 MB”, in the language of the page. */
export function showSize(bytes: number, locale = spokenTag()): string {
  const power = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3))
  const value = bytes / 1000 ** power
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[power]!,
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: value < 10 && power > 0 ? 1 : 0,
  }).format(value)
}
