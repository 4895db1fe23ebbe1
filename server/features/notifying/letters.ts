import type { NoticeKind } from '#domain/notice.ts'
import { type Language, tagOf } from '#domain/spoken.ts'
import { wordsIn } from '#words/letters.ts'
import { nameInLetter } from '#domain/name-in-letter.ts'
import { type Letter, otherName } from '../../mail/letter.ts'
import type { MailedNotice } from './store.ts'

type About = { name: string; email: string; language: Language; listName: string; listUrl: string }

/** The most notices that a letter names. */
const mostNamed = 10

/** A letter about notices of one kind, at least one, the oldest first. */
export function noticeLetter(kind: NoticeKind, notices: MailedNotice[], about: About): Omit<Letter, 'id'> {
  const { language, listUrl } = about
  const listName = otherName(about.listName)
  const words = wordsIn(language).notices
  const more = notices.length - mostNamed
  return {
    to: { name: about.name, address: about.email },
    language,
    subject: subjects[kind](language, notices, listName),
    paragraphs: [
      ...notices.slice(0, mostNamed).map((notice) => sentences[kind](language, notice)),
      ...(more > 0 ? [words.more({ notices: more })] : []),
      ...(kind === 'door_silent' ? [words.goesOn, words.ifFinished] : []),
      ...(kind === 'value_refused' ? [words.mendValue] : []),
    ],
    action: { label: words.open({ list: listName }), url: `${listUrl}/tonight` },
    closing: [words.why({ list: listName }), words.switchOff({ address: `${listUrl}/settings#notifying` })],
  }
}

const subjects: Record<NoticeKind, (language: Language, notices: MailedNotice[], listName: string) => string> = {
  vip_arrived(language, notices, listName) {
    const words = wordsIn(language).notices
    if (notices.length > 1) return words.vipsArrived({ vips: notices.length, list: listName })
    return words.vipArrived({ guest: guestOf(language, notices[0]!) })
  },
  nearly_full(language, notices) {
    const { occasion, inside, capacity } = notices.at(-1)!
    const words = wordsIn(language).notices
    const isFull = (inside ?? 0) >= (capacity ?? Infinity)
    return (isFull ? words.isFull : words.nearlyFull)({
      occasion: otherName(occasion),
      inside: inside ?? 0,
      capacity: capacity ?? 0,
    })
  },
  door_silent(language, notices, listName) {
    const words = wordsIn(language).notices
    const door = nameInLetter(notices[0]!.door ?? '')
    return notices.length > 1 || door === ''
      ? words.doorsSilent({ doors: notices.length, list: listName })
      : words.doorSilent({ door })
  },
  value_refused(language, notices, listName) {
    const words = wordsIn(language).notices
    if (notices.length > 1) return words.valuesRefused({ values: notices.length, list: listName })
    return words.valueRefused(valueOf(language, notices[0]!))
  },
}

const sentences: Record<NoticeKind, (language: Language, notice: MailedNotice) => string> = {
  vip_arrived(language, notice) {
    const [guest, door] = [guestOf(language, notice), doorOf(language, notice)]
    return wordsIn(language).notices.vip({
      guest,
      time: timeOf(language, notice),
      occasion: otherName(notice.occasion),
      door,
    })
  },
  nearly_full(language, notice) {
    const { occasion, inside, capacity } = notice
    return wordsIn(language).notices.full({
      occasion: otherName(occasion),
      inside: inside ?? 0,
      capacity: capacity ?? 0,
      time: timeOf(language, notice),
    })
  },
  door_silent: (language, notice) =>
    wordsIn(language).notices.silent({
      door: doorOf(language, notice),
      time: timeOf(language, notice),
      occasion: otherName(notice.occasion),
    }),
  value_refused: (language, notice) => wordsIn(language).notices.value(valueOf(language, notice)),
}

function guestOf(language: Language, { guest }: MailedNotice): string {
  return nameInLetter(guest ?? '') || wordsIn(language).notices.nameless
}

function doorOf(language: Language, { door }: MailedNotice): string {
  return nameInLetter(door ?? '') || wordsIn(language).notices.someDoor
}

function valueOf(language: Language, { field, value }: MailedNotice): { value: string; field: string } {
  return { value: value ? otherName(value) : wordsIn(language).notices.emptyValue, field: otherName(field ?? '') }
}

/** The time in the occasion's zone. The zone's name is added, because the reader may be in another zone. */
function timeOf(language: Language, { at, zone }: MailedNotice): string {
  const shown = new Intl.DateTimeFormat(tagOf[language], { timeStyle: 'short', timeZone: zone }).format(at)
  return `${shown} (${zone})`
}
