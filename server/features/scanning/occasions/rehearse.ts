import type { decidedBy } from '#contract/occasions.ts'
import type { personStates } from '#contract/scanning.ts'
import { decide } from '#domain/decide.ts'
import { noteOf, type Visit } from '#domain/occasion.ts'
import { type Language, tagOf } from '#domain/spoken.ts'
import type { Reason } from '#domain/verdict.ts'
import type { ShowMoment } from '#words/say.ts'
import type { VisitFacts } from '../../../database/column-types.ts'
import type { Door, Team } from '../../../kernel/team.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Needs } from '../../../services.ts'
import type { List } from '../../lists/find-list.ts'
import { findOccasionOf, type Occasion, type OccasionPlace } from '../../occasions/find-occasions.ts'
import { nameOf } from '../../occasions/wire-occasion.ts'
import type { Decided } from '../attempt.ts'
import { readFacts } from '../store.ts'
import { wireVerdict } from '../wire-verdict.ts'
import { findGuest, type Guest } from './store.ts'

type Asked = { contactId: string; at: Date; isExit: boolean; language: Language }

/** A door's verdict for a contact at a given moment, with the present counts. Nothing is written. */
export async function rehearse(services: Needs<'database'>, team: Team, place: OccasionPlace, asked: Asked) {
  const { list, occasion } = await findOccasionOf(services, team, place)
  const guest = await findGuest(
    services.database,
    { team: team.id, list: list.id },
    { contactId: asked.contactId, occasionId: occasion.id, at: asked.at },
  )
  if (!guest) throw new Refusal('not_found', 'contact_not_found')
  const reason = decide({
    isDoorEnded: false,
    isListOpen: guest.isListOpen,
    hasCode: true,
    contact: {
      ...guest,
      scanCount: guest.used,
      isBlocked: guest.isBlocked || guest.maxScans === 0,
      maxScans: mostAt(occasion, guest),
    },
    visit: visitOf(occasion, guest, asked),
  })
  const decided = decidedOf({ list, occasion, guest, asked, reason })
  const verdict = wireVerdict(doorOf(team, list), decided, asked.language, momentsIn(occasion.zone, asked.language))
  return { verdict, state: stateOf(reason), decided_by: settingOf(reason, occasion) }
}

/** The organiser planned the occasion in its zone. The year is said only if it is not the present one. */
function momentsIn(zone: string, language: Language): ShowMoment {
  return (moment) =>
    new Intl.DateTimeFormat(tagOf[language], {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      ...(moment.getUTCFullYear() !== new Date().getUTCFullYear() && { year: 'numeric' as const }),
      timeZone: zone,
    }).format(moment)
}

function visitOf(occasion: Occasion, guest: Guest, { at, isExit }: Asked): Visit {
  return {
    occasion: {
      opensAt: occasion.opensAt?.getTime(),
      closesAt: occasion.closesAt?.getTime(),
      zone: occasion.zone,
      clocks: guest.aheadSeconds === null ? undefined : [[0, guest.aheadSeconds]],
      dayBegins: occasion.dayBegins,
      ownMax: occasion.ownMax ?? undefined,
      again: occasion.again,
      capacity: occasion.capacity ?? undefined,
      whenFull: occasion.whenFull,
    },
    admission: {
      isInvited: guest.isInvited,
      entries: guest.entries,
      inside: guest.inside,
      day: guest.day ?? undefined,
      onDay: guest.onDay,
    },
    isExit,
    now: at.getTime(),
    inside: guest.allInside ?? 0,
  }
}

type Rehearsed = { list: List; occasion: Occasion; guest: Guest; asked: Asked; reason: Reason }

function decidedOf({ list, occasion, guest, asked, reason }: Rehearsed): Decided {
  const { at, isExit } = asked
  const used = occasion.ownMax === null ? guest.used : guest.usedAlone
  const facts = guest.isPlain ? null : factsOf({ list, occasion, guest, asked, reason })
  return {
    reason,
    displayValue: guest.displayValue,
    scanCount: used + (reason === 'ok' && !isExit ? 1 : 0),
    maxScans: mostAt(occasion, guest),
    firstScan: guest.firstAt && guest.firstDoor !== null ? { at: guest.firstAt, door: guest.firstDoor } : undefined,
    otherList: undefined,
    contactId: guest.contactId,
    codeKey: undefined,
    receivedAt: at,
    standing: null,
    facts,
    visit: facts ? readFacts(facts, isExit) : undefined,
  }
}

function factsOf({ list, occasion, guest, asked, reason }: Rehearsed): VisitFacts {
  const note = reason === 'ok' ? noteOf(visitOf(occasion, guest, asked)) : undefined
  const step = reason !== 'ok' || note === 'not_inside' ? 0 : asked.isExit ? -1 : 1
  return {
    occasion: nameOf(occasion, list),
    ...(note && { note }),
    ...(reason === 'too_early' && occasion.opensAt && { opens_at: occasion.opensAt.toISOString() }),
    ...(reason === 'too_late' && occasion.closesAt && { closes_at: occasion.closesAt.toISOString() }),
    ...(reason === 'still_inside' && guest.enteredAt && { inside_since: guest.enteredAt.toISOString() }),
    ...(guest.allInside !== null && { inside: guest.allInside + step }),
    ...(occasion.capacity !== null && { capacity: occasion.capacity }),
  }
}

/** The organiser's own door. */
function doorOf(team: Team, list: List): Door {
  return {
    listId: list.id,
    listName: list.name,
    colourRules: list.settings.colour_rules,
    teamId: team.id,
    member: team.member,
    sessionId: '',
    linkId: undefined,
    name: team.member?.name ?? '',
    mayCheckInByName: true,
    hasEnded: false,
  }
}

function stateOf(reason: Reason): (typeof personStates)[number] {
  if (reason === 'removed' || reason === 'not_a_guest' || reason === 'blocked') return reason
  return reason === 'already_used' || reason === 'already_today' || reason === 'still_inside' ? 'used_up' : 'open'
}

type Setting = (typeof decidedBy)[number]

const settings: Partial<Record<Reason, Setting>> = {
  list_inactive: 'list',
  removed: 'contact',
  not_a_guest: 'contact',
  blocked: 'contact',
  not_invited: 'who',
  too_early: 'opens_at',
  too_late: 'closes_at',
  already_today: 'again',
  still_inside: 'again',
  full: 'capacity',
}

/** The database's `most_at` says the same. */
function mostAt({ ownMax, isOfGuest }: Occasion, { maxScans }: Guest): number {
  return ownMax === null || isOfGuest ? maxScans : ownMax
}

function settingOf(reason: Reason, { ownMax, isOfGuest }: Occasion): Setting | null {
  if (reason === 'already_used') return ownMax === null || isOfGuest ? 'max_scans' : 'own_max'
  return settings[reason] ?? null
}
