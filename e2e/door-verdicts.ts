// Verdicts with the longest words that a door may show.
import type { Verdict } from '#contract/scanning.ts'
import type { Reason } from '#domain/verdict.ts'
import type { AllWords } from '#words/testing/all-words.ts'

export const longNames = [
  'Maximiliane-Friederike Wilhelmina von Hohenzollern-Sigmaringen zu Braunschweig',
  'Wolfeschlegelsteinhausenbergerdorffsohns',
]
export const longDoor = 'Haupteingang Nord am Wilhelmsplatz'

/** Refusals that know the guest, and those that know only the code. */
const ofGuest: readonly Reason[] = [
  'removed',
  'not_a_guest',
  'blocked',
  'already_used',
  'not_invited',
  'too_early',
  'too_late',
  'already_today',
  'still_inside',
  'full',
  'conflict',
]
const ofCode: readonly Reason[] = ['malformed', 'unknown_code', 'wrong_list', 'rate_limited', 'error']
const ofOccasion = new Set<Reason>(['not_invited', 'too_early', 'too_late', 'already_today', 'still_inside', 'full'])

const before = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

type Visit = NonNullable<Verdict['visit']>
const visit: Visit = {
  occasion: 'Sommerfest des Förderkreises, zweiter Abend',
  direction: 'in',
  note: null,
  opens_at: before(-30),
  closes_at: before(30),
  inside_since: before(27),
  inside: 1200,
  capacity: 1200,
  admission: null,
}

export function admission(name: string, more: Partial<Verdict> = {}): Verdict {
  return {
    success: true,
    reason: 'ok',
    message: 'Checked in',
    data: { contact_id: 'c', display_field_value: name, scan_count: 2 },
    max_scans: 12,
    remaining: 10,
    first_scan: null,
    colour: 'green',
    received_at: new Date().toISOString(),
    standing: 'counts',
    is_unreached: false,
    visit: null,
    ...more,
  }
}

function refusal(reason: Reason, name: string | undefined): Verdict {
  return {
    ...admission(name ?? ''),
    success: false,
    reason,
    message: 'Refused',
    data: name === undefined ? null : { contact_id: 'c', display_field_value: name, scan_count: 12 },
    max_scans: name === undefined ? null : 12,
    remaining: name === undefined ? null : 0,
    first_scan: reason === 'already_used' ? { at: before(50), door: longDoor } : null,
    colour: 'dark-red',
    standing: reason === 'conflict' ? 'conflict' : null,
    is_unreached: name !== undefined,
    other_list: reason === 'wrong_list' ? 'Förderkreis der Elbphilharmonie, Gästeliste Sommer' : undefined,
    visit: ofOccasion.has(reason) ? visit : null,
  }
}

const card = {
  fields: [
    { name: 'Tisch', value: '42', is_large: true },
    { name: 'Menü', value: 'Vegetarisch, ohne Nüsse und ohne Sellerie', is_large: false },
    { name: 'Firma', value: 'Norddeutsche Landesversicherung', is_large: false },
  ],
  note: '',
  alert: '',
}
export const alert = {
  ...card,
  alert: 'Rollstuhl: bitte zum Seiteneingang begleiten',
  note: 'Der Aufzug ist hinter der Garderobe. Frau Petersen hat den Schlüssel und wartet dort bis 21 Uhr.',
}

export type Words = AllWords['door']
export type Shown = { name: string; verdict: Verdict; text?: string; has: string }

/** Admissions and refusals with the longest names; all of them, or some of each kind. */
export function verdicts(words: Words, code: string, isFull: boolean): Shown[] {
  const names = isFull ? longNames : longNames.slice(0, 1)
  const admissions = names.flatMap((name): Shown[] => [
    { name: 'ok', verdict: admission(name), has: words.reasons.ok },
    { name: 'ok, with a card', verdict: admission(name, { card }), has: words.reasons.ok },
    {
      name: 'ok, over capacity',
      verdict: admission(name, { card, is_unreached: true, visit: { ...visit, note: 'over_capacity' } }),
      has: words.reasons.ok,
    },
    {
      name: 'out',
      verdict: admission(name, { visit: { ...visit, direction: 'out', note: 'not_inside' } }),
      has: words.occasion.checkedOut,
    },
  ])
  const refusals = names.flatMap((name) =>
    (isFull ? ofGuest : ofGuest.filter((reason) => ['already_used', 'too_late', 'conflict'].includes(reason))).map(
      (reason): Shown => ({ name: reason, verdict: refusal(reason, name), has: words.reasons[reason] }),
    ),
  )
  const foreign = 'https://www.example-brewery.com/menu/lunch-and-dinner?table=17&utm_source=poster'
  const unknown = ofCode.map((reason): Shown => ({
    name: reason,
    verdict: refusal(reason, undefined),
    text: reason === 'malformed' ? foreign : code,
    has: words.reasons[reason],
  }))
  return [...admissions, ...refusals, ...unknown]
}
