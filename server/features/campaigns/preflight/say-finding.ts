import type { DraftFinding } from '#contract/campaigns.ts'
import type { Language } from '#domain/spoken.ts'
import { sentencesIn, wordsIn } from '#words/campaigns.ts'
import type { Finding, Place } from './facts.ts'

/** A finding in the reader's language. */
export function sayFinding(language: Language, finding: Finding): DraftFinding {
  const { id, check, light, place } = finding
  return { id, check, light, ...sentencesIn(language, finding), where: sayPlace(language, place) }
}

/** Such as `B, Line 14: <img src=…`; null if the finding has no place. */
function sayPlace(language: Language, { version, at }: Place): string | null {
  const parts = [version, at && wordsIn(language).place({ line: at.line, html: at.html })].filter(
    (part) => part !== undefined,
  )
  return parts.length > 0 ? parts.join(', ') : null
}
