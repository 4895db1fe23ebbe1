import { codeLength } from '#domain/code.ts'
import { linkOf } from '#domain/link.ts'
import { levelOf, modeOf, mostInVersion3 } from './draw-symbol.ts'

/** With https:// before it and the rest of the link after it, a host of this many letters fits version 3 at level M. */
export const shortHost = 21

/** The effect of a long PUBLIC_URL on its codes, for the log at the start; undefined if there is none. */
export function costOfLength(publicUrl: string): string | undefined {
  const link = linkOf(publicUrl, 'A'.repeat(codeLength))
  const mode = modeOf(link)
  if (mode === 'alphanumeric' && link.length <= mostInVersion3.medium) return undefined
  const isLow = levelOf(link, mode) === 'low'
  const cost = isLow
    ? 'QR codes keep their size, with less error correction: damaged prints are read less often.'
    : 'QR codes get smaller modules, so that they are read less often from afar and in bad light.'
  return `PUBLIC_URL is long. ${cost} A host of at most ${shortHost} letters avoids this; choose it before the first campaign.`
}
