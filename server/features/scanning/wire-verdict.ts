import type { GuestCard } from '#contract/guest-card.ts'
import type { Verdict } from '#contract/scanning.ts'
import type { WalkIn } from '#contract/walk-in.ts'
import { flashColour } from '#domain/colour.ts'
import { maskEmails } from '#domain/mask-email.ts'
import type { Language } from '#domain/spoken.ts'
import { wordsIn } from '#words/door.ts'
import { say, type ShowMoment } from '#words/say.ts'
import type { Decided } from './attempt.ts'
import type { Door } from '../../kernel/team.ts'

/** A verdict in the form of the API, with those of a party's further places. */
export function wireVerdict(door: Door, verdict: Decided, language: Language, show?: ShowMoment): Verdict {
  const { party, rest } = verdict
  return {
    ...wireOne(door, verdict, language, show),
    ...(party && { party: party.map((each) => ({ ...wireOne(door, each, language), scan_id: each.scanId })) }),
    ...(rest && { rest }),
  }
}

/** The verdict of a guest whom the door added: a contact that it may not know has the name that staff typed. */
export function withTyped<V extends Verdict>(verdict: V, guest: WalkIn | undefined): V {
  const { data } = verdict
  if (!guest || !data || data.display_field_value !== '') return verdict
  return { ...verdict, data: { ...data, display_field_value: guest.name } }
}

function wireOne(door: Door, verdict: Decided, language: Language, show?: ShowMoment): Omit<Verdict, 'party' | 'rest'> {
  const decided = namesNobody(door, verdict) ? withoutContact(verdict) : asShownTo(door, verdict)
  const isAccepted = decided.reason === 'ok'
  const hasContact = decided.contactId !== undefined
  return {
    success: isAccepted,
    reason: decided.reason,
    message: say(decided, wordsIn(language).sentences, show),
    data: hasContact
      ? { contact_id: decided.contactId!, display_field_value: decided.displayValue, scan_count: decided.scanCount }
      : null,
    max_scans: hasContact ? decided.maxScans : null,
    remaining: hasContact ? Math.max(0, decided.maxScans - decided.scanCount) : null,
    first_scan: decided.firstScan ? { at: decided.firstScan.at.toISOString(), door: decided.firstScan.door } : null,
    ...(decided.otherList !== undefined && { other_list: decided.otherList }),
    colour: flashColour(isAccepted, { listName: door.listName, displayValue: decided.displayValue }, door.colourRules),
    received_at: decided.receivedAt.toISOString(),
    standing: decided.standing,
    ...(decided.isUnreached && { is_unreached: true }),
    ...(decided.card && { card: decided.card }),
    visit: wireVisit(decided),
  }
}

function wireVisit({ facts, visit }: Decided): Verdict['visit'] {
  if (!facts || !visit) return null
  return {
    occasion: facts.occasion,
    direction: visit.isExit ? 'out' : 'in',
    note: facts.note ?? null,
    opens_at: visit.opensAt?.toISOString() ?? null,
    closes_at: visit.closesAt?.toISOString() ?? null,
    inside_since: visit.insideSince?.toISOString() ?? null,
    inside: facts.inside ?? null,
    capacity: facts.capacity ?? null,
    admission: wireAdmission(facts.admission),
  }
}

type Admission = NonNullable<Decided['facts']>['admission']

function wireAdmission(admission: Admission): NonNullable<Verdict['visit']>['admission'] {
  if (!admission) return null
  const { entries, inside, day = null, on_day: onDay = 0 } = admission
  return { entries, inside, day, on_day: onDay ?? 0 }
}

/** A retry by scan id may repeat a verdict from when the door was open. A closed door gets no name then either. */
function namesNobody({ hasEnded }: Door, { reason }: Decided): boolean {
  return hasEnded || reason === 'list_inactive' || reason === 'link_expired'
}

/**
 * A contact without a name is shown by the email; a scanner link sees it masked. Without the right to search, a link learns nothing
 * of a contact whose email somebody typed at a door.
 */
function asShownTo({ linkId, mayCheckInByName }: Door, verdict: Decided): Decided {
  if (linkId === undefined) return verdict
  if (verdict.isGiven && !mayCheckInByName) return { ...verdict, displayValue: '', card: undefined, isUnreached: false }
  return { ...verdict, displayValue: maskEmails(verdict.displayValue), card: verdict.card && maskCard(verdict.card) }
}

function withoutContact(verdict: Decided): Decided {
  const nothing = { contactId: undefined, displayValue: '', scanCount: 0, maxScans: 0, firstScan: undefined }
  return { ...verdict, ...nothing, isUnreached: false, card: undefined }
}

/** A card as scanner links see it: no whole email. */
export function maskCard({ fields, note, alert }: GuestCard): GuestCard {
  return {
    fields: fields.map((field) => ({ ...field, value: maskEmails(field.value) })),
    note: maskEmails(note),
    alert: maskEmails(alert),
  }
}
