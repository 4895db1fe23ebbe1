import type { NoticeKind } from '#domain/notice.ts'
import { type Language, tagOf } from '#domain/spoken.ts'
import { wordsIn } from '#words/letters.ts'
import type { Letter } from '../../mail/letter.ts'
import type { MailedNotice } from './store.ts'

type About = { name: string; email: string; language: Language; listName: string; listUrl: string }

/** The most notices that a letter names. */
const mostNamed = 10

/** A letter about notices of one kind, at least one, the oldest first. */
export function noticeLetter(kind: NoticeKind, notices: MailedNotice[], about: About): Omit<Letter, 'id'> {
  const { language, listName, listUrl } = about
  const words = wordsIn[language].notices
  const more = notices.length - mostNamed
  return {
    to: { name: about.name, address: about.email },
    language,
    subject: subjects[kind](language, notices, listName),
    paragraphs: [
      ...notices.slice(0, mostNamed).map((notice) => sentences[kind](language, notice)),
      ...(more > 0 ? [words.more(more)] : []),
      ...(kind === 'door_silent' ? [words.goesOn, words.ifFinished] : []),
    ],
    action: { label: words.open(listName), url: listUrl },
    closing: [words.why(listName), words.switchOff(`${listUrl}/settings#notifying`)],
  }
}

const subjects: Record<NoticeKind, (language: Language, notices: MailedNotice[], listName: string) => string> = {
  vip_arrived(language, notices, listName) {
    const words = wordsIn[language].notices
    if (notices.length > 1) return words.vipsArrived(notices.length, listName)
    return words.vipArrived(guestOf(language, notices[0]!))
  },
  nearly_full(language, notices) {
    const { occasion, inside, capacity } = notices.at(-1)!
    return wordsIn[language].notices.nearlyFull(occasion, inside ?? 0, capacity ?? 0)
  },
  door_silent(language, notices, listName) {
    const words = wordsIn[language].notices
    if (notices.length > 1) return words.doorsSilent(notices.length, listName)
    return words.doorSilent(doorOf(language, notices[0]!))
  },
}

const sentences: Record<NoticeKind, (language: Language, notice: MailedNotice) => string> = {
  vip_arrived(language, notice) {
    const [guest, door] = [guestOf(language, notice), doorOf(language, notice)]
    return wordsIn[language].notices.vip(guest, timeOf(language, notice), notice.occasion, door)
  },
  nearly_full(language, notice) {
    const { occasion, inside, capacity } = notice
    return wordsIn[language].notices.full(occasion, inside ?? 0, capacity ?? 0, timeOf(language, notice))
  },
  door_silent: (language, notice) =>
    wordsIn[language].notices.silent(doorOf(language, notice), timeOf(language, notice), notice.occasion),
}

function guestOf(language: Language, { guest }: MailedNotice): string {
  return guest || wordsIn[language].notices.nameless
}

function doorOf(language: Language, { door }: MailedNotice): string {
  return door ?? wordsIn[language].notices.someDoor
}

/** The time in the occasion's zone. The zone's name is added, because the reader may be in another zone. */
function timeOf(language: Language, { at, zone }: MailedNotice): string {
  const shown = new Intl.DateTimeFormat(tagOf[language], { timeStyle: 'short', timeZone: zone }).format(at)
  return `${shown} (${zone})`
}
