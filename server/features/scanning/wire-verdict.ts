import type { Verdict } from '#contract/scanning.ts'
import { flashColour } from '#domain/colour.ts'
import { say } from '#domain/verdict.ts'
import type { Door } from '../../kernel/door.ts'
import type { Decided } from './attempt.ts'

export function wireVerdict(door: Door, decided: Decided): Verdict {
  const isAccepted = decided.reason === 'ok'
  const hasContact = decided.contactId !== undefined
  return {
    success: isAccepted,
    reason: decided.reason,
    message: say(decided),
    data: hasContact
      ? { contact_id: decided.contactId!, display_field_value: decided.displayValue, scan_count: decided.scanCount }
      : null,
    max_scans: hasContact ? decided.maxScans : null,
    remaining: hasContact ? Math.max(0, decided.maxScans - decided.scanCount) : null,
    first_scan: decided.firstScan ? { at: decided.firstScan.at.toISOString(), door: decided.firstScan.door } : null,
    colour: flashColour(
      isAccepted,
      { listName: door.listName, displayValue: decided.displayValue },
      door.colourRules ?? undefined,
    ),
    received_at: decided.receivedAt.toISOString(),
    standing: decided.standing,
  }
}
