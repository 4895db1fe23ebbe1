import type { Verdict } from '#contract/scanning.ts'
import { codeInLink, codeInText } from '#domain/link.ts'
import { words } from '../../../words/door.ts'
import type { Way } from './scan-log.ts'

/**
 * SPEC §5: a camera reading counts only as a link of ours. Any QR code may contain 24 bare letters; only typed or by a
 * hardware reader do they count as a code. Undefined if the list must decide.
 */
export function refuseBare(text: string, way: Way, at: Date): Verdict | undefined {
  const isByCamera = way === 'camera' || way === 'photo'
  if (!isByCamera || codeInLink(text) !== undefined || codeInText(text) === undefined) return undefined
  const reason = 'malformed'
  return {
    success: false,
    reason,
    message: words.sentences.malformed,
    data: null,
    max_scans: null,
    remaining: null,
    first_scan: null,
    colour: 'dark-red',
    received_at: at.toISOString(),
    standing: null,
    visit: null,
  }
}
