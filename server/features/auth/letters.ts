import { deviceName } from '#domain/device-name.ts'
import { type Language, tagOf } from '#domain/spoken.ts'
import { wordsIn } from '#words/letters.ts'
import type { Letter } from '../../mail/letter.ts'

type Reader = { name: string; email: string; language: Language }

/** `ways`: the second steps that the account still asks for. */
function stillNeeds(language: Language, ways: readonly string[]): string[] {
  const { stillNeeds: words } = wordsIn[language].password
  if (ways.includes('totp')) return [words.totp]
  return ways.includes('passkey') ? [words.passkey] : []
}

export function resetLetter(id: string, reader: Reader, link: string, ways: readonly string[]): Letter {
  const { choose, reset } = wordsIn[reader.language].password
  return {
    ...begin(id, reader),
    subject: reset.subject,
    paragraphs: [reset.asked, reset.goodFor, ...stillNeeds(reader.language, ways)],
    action: { label: choose, url: link },
    closing: [reset.ignore],
  }
}

/** The greeting has the first account's name, because the newly typed name may be a stranger's text. */
export function secondLetter(id: string, reader: Reader, publicUrl: string): Letter {
  const { choose, registered } = wordsIn[reader.language].password
  return {
    ...begin(id, reader),
    subject: registered.subject,
    paragraphs: [registered.unchanged, registered.ifYou],
    action: { label: choose, url: forgotten(publicUrl) },
    closing: [registered.ifNot],
  }
}

export function changedLetter(id: string, reader: Reader, publicUrl: string, ways: readonly string[]): Letter {
  const { changed } = wordsIn[reader.language].password
  return {
    ...begin(id, reader),
    subject: changed.subject,
    paragraphs: [changed.changed, ...stillNeeds(reader.language, ways), changed.wasItYou],
    action: { label: changed.reset, url: forgotten(publicUrl) },
  }
}

export function newDeviceLetter(
  id: string,
  reader: Reader,
  { at, userAgent }: { at: Date; userAgent: string },
  publicUrl: string,
): Letter {
  const { newDevice, wasItYou } = wordsIn[reader.language].signIn
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const
  const moment = new Intl.DateTimeFormat(tagOf[reader.language], format).format(at)
  const seen = newDevice.seen(deviceName(userAgent, newDevice.device), moment)
  return { ...begin(id, reader), subject: newDevice.subject, ...askWhether(reader, publicUrl, seen, wasItYou) }
}

export function secondFactorLetter(
  id: string,
  reader: Reader,
  change: 'on' | 'off' | 'codes' | 'guesses',
  publicUrl: string,
): Letter {
  const { secondStep, wasItYou } = wordsIn[reader.language].signIn
  const { subject, sentence } = secondStep[change]
  return { ...begin(id, reader), subject, ...askWhether(reader, publicUrl, sentence, wasItYou) }
}

/** `issuer` is undefined once it is no longer set up. The letter leaves out the passkey's name, because a stranger may have chosen it. */
export function wayLetter(
  id: string,
  reader: Reader,
  way: { change: 'passkey-added' | 'passkey-removed' | 'linked' | 'unlinked'; issuer: string | undefined },
  publicUrl: string,
): Letter {
  const { ways, wasItYou, someIssuer } = wordsIn[reader.language].signIn
  const { subject, sentence, undo } = ways[way.change]
  const happened = typeof sentence === 'string' ? sentence : sentence(way.issuer ?? someIssuer)
  return { ...begin(id, reader), subject, ...askWhether(reader, publicUrl, happened, `${wasItYou} ${undo}`) }
}

function begin(id: string, { name, email, language }: Reader): Pick<Letter, 'id' | 'to' | 'language'> {
  return { id, to: { name, address: email }, language }
}

/** What happened, and a new password for a reader who did not do it. */
function askWhether(
  { language }: Reader,
  publicUrl: string,
  happened: string,
  wasItYou: string,
): Pick<Letter, 'paragraphs' | 'action'> {
  const action = { label: wordsIn[language].password.choose, url: forgotten(publicUrl) }
  return { paragraphs: [happened, wasItYou], action }
}

function forgotten(publicUrl: string): string {
  return `${publicUrl}/password-forget`
}
