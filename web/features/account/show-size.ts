import { spokenTag } from '../../ui/spoken.ts'

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
