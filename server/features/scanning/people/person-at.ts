import type { DoorOccasion } from '#contract/offline.ts'
import type { personStates } from '#contract/scanning.ts'
import { decide } from '#domain/decide.ts'
import { settingsOf } from '#domain/door-occasion.ts'
import { type Admission, entriesToday } from '#domain/occasion.ts'
import { entryStates, type EntryState } from '#domain/offline-entry.ts'
import type { Reason } from '#domain/verdict.ts'

/** A contact at an occasion. `inside` and `day` are null where the occasion keeps no admissions. */
export type Entry = {
  used: number
  most: number
  state: EntryState
  inside: number | null
  day: number | null
  onDay: number | null
}

/** `scanCount`: the entries that keep the person from coming in again, of `maxScans`. */
export type Standing = { state: (typeof personStates)[number]; scanCount: number; maxScans: number }

/** Whether a door would let this person in, by the door's own rules. Its times and its capacity are left out. */
export function standingAt(entry: Entry, occasion: DoorOccasion, now: number): Standing {
  const { used, most: maxScans, state } = entry
  const contact = {
    isRemoved: state === entryStates.removed,
    isNoGuest: state === entryStates.noGuest,
    isBlocked: state === entryStates.blocked,
    scanCount: used,
    maxScans,
  }
  const settings = { ...settingsOf(occasion), opensAt: undefined, closesAt: undefined, capacity: undefined }
  const visit = { occasion: settings, admission: admissionOf(entry), isExit: false, now, inside: 0 }
  const asked = occasion.is_plain ? { contact } : { contact, visit }
  const reason = decide({ isDoorEnded: false, isListOpen: true, hasCode: true, ...asked })
  const ofDay = occasion.own_max !== null && occasion.again === 'daily'
  const ofInside = occasion.own_max !== null && occasion.again === 'after_exit'
  const scanCount = ofDay ? entriesToday(visit) : ofInside ? (entry.inside ?? 0) : used
  return { state: states[reason] ?? 'open', scanCount, maxScans }
}

function admissionOf({ used, state, inside, day, onDay }: Entry): Admission {
  const isInvited = state !== entryStates.uninvited
  return { isInvited, entries: used, inside: inside ?? 0, day: day ?? undefined, onDay: onDay ?? 0 }
}

const states: Partial<Record<Reason, Standing['state']>> = {
  removed: 'removed',
  not_a_guest: 'not_a_guest',
  not_invited: 'not_a_guest',
  blocked: 'blocked',
  already_used: 'used_up',
  already_today: 'used_up',
  still_inside: 'used_up',
}
