import { counted } from '#domain/counted.ts'
import type { NoticeKind } from '#domain/notice.ts'
import type { Letter } from '../../mail/letter.ts'
import type { MailedNotice } from './store.ts'

type About = { name: string; email: string; listName: string; listUrl: string }

/** The most notices that a letter names. */
const mostNamed = 10

/** A letter about notices of one kind, at least one, the oldest first. */
export function noticeLetter(kind: NoticeKind, notices: MailedNotice[], about: About): Omit<Letter, 'id'> {
  const { subject, after } = letters[kind](notices, about.listName)
  const more = notices.length - mostNamed
  return {
    to: { name: about.name, address: about.email },
    subject,
    paragraphs: [
      ...notices.slice(0, mostNamed).map(sentences[kind]),
      ...(more > 0 ? [`And ${more} more.`] : []),
      ...after,
    ],
    action: { label: `Open ${about.listName}`, url: about.listUrl },
    closing: [
      `You get this email because you chose it for the list “${about.listName}”. At most one comes every 15 minutes.`,
      `To switch it off, open Notifications in the list’s settings: ${about.listUrl}/settings#notifying`,
    ],
  }
}

type Words = { subject: string; after: string[] }

const letters: Record<NoticeKind, (notices: MailedNotice[], listName: string) => Words> = {
  vip_arrived: (notices, listName) => ({
    subject:
      notices.length === 1
        ? `VIP arrived: ${guestOf(notices[0]!)}`
        : `${counted(notices.length, 'VIP')} arrived at ${listName}`,
    after: [],
  }),
  nearly_full: (notices) => ({
    subject: `${notices.at(-1)!.occasion} is nearly full: ${insideOf(notices.at(-1)!)}`,
    after: [],
  }),
  door_silent: (notices, listName) => ({
    subject:
      notices.length === 1
        ? `The door “${doorOf(notices[0]!)}” is silent`
        : `${counted(notices.length, 'door is', 'doors are')} silent at ${listName}`,
    after: [
      'A door without a connection goes on scanning. Its scans arrive when it is back. Please look after it, or ask its staff to open the link again.',
      'If its staff have finished, there is nothing to do.',
    ],
  }),
}

const sentences: Record<NoticeKind, (notice: MailedNotice) => string> = {
  vip_arrived: (notice) => `${guestOf(notice)} came in at ${timeOf(notice)}: ${notice.occasion}, ${doorOf(notice)}.`,
  nearly_full: (notice) => `${notice.occasion}: ${insideOf(notice)} people were inside at ${timeOf(notice)}.`,
  door_silent: (notice) => `${doorOf(notice)} was last heard at ${timeOf(notice)}, while ${notice.occasion} is open.`,
}

function guestOf({ guest }: MailedNotice): string {
  return guest || 'A VIP without a name'
}

function doorOf({ door }: MailedNotice): string {
  return door ?? 'a door'
}

function insideOf({ inside, capacity }: MailedNotice): string {
  return `${inside ?? 0} of ${capacity ?? 0}`
}

/** The time in the occasion's zone. The zone's name is added, because the reader may be in another zone. */
function timeOf({ at, zone }: MailedNotice): string {
  const shown = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: zone }).format(at)
  return `${shown} (${zone})`
}
