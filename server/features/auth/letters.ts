import { deviceName } from '#domain/device-name.ts'
import { type Language, tagOf } from '#domain/spoken.ts'
import { wordsIn } from '#words/letters.ts'
import type { Letter } from '../../mail/letter.ts'
import type { WaysIn } from './reset/ways-in.ts'

type Reader = { name: string; email: string; language: Language }

/** `ways`: the second steps that the account still asks for. */
function stillNeeds(language: Language, ways: readonly string[]): string[] {
  const { stillNeeds: words } = wordsIn(language).password
  if (ways.includes('totp')) return [words.totp]
  return ways.includes('passkey') ? [words.passkey] : []
}

/** Passkeys by their number alone, because a thief may have named them. Undefined without any. */
function named(language: Language, { passkeys, isLinked }: WaysIn, issuer: string | undefined): string | undefined {
  const { password, signIn } = wordsIn(language)
  const links = isLinked ? [password.others.link({ name: issuer ?? signIn.someIssuer })] : []
  const all = [...(passkeys > 0 ? [password.others.passkeys({ found: passkeys })] : []), ...links]
  return all.length > 0 ? all.join(', ') : undefined
}

type Account = {
  /** The second steps that sign-in still asks for. */
  ways: readonly string[]
  /** What signs in beside the password. */
  waysIn: WaysIn
  /** Undefined once it is no longer set up. */
  issuer: string | undefined
}

export function resetLetter(id: string, reader: Reader, link: string, { ways, waysIn, issuer }: Account): Letter {
  const { choose, others, reset } = wordsIn(reader.language).password
  const list = named(reader.language, waysIn, issuer)
  return {
    ...begin(id, reader),
    subject: reset.subject,
    paragraphs: [
      reset.asked,
      reset.goodFor,
      ...(list === undefined ? [] : [others.willEnd({ list })]),
      ...stillNeeds(reader.language, ways),
    ],
    action: { label: choose, url: link },
    closing: [reset.ignore],
  }
}

export function codeLetter(id: string, reader: Reader, code: string): Letter {
  const { subject, type, goodFor, ignore } = wordsIn(reader.language).password.proof
  return { ...begin(id, reader), subject, paragraphs: [type, code, goodFor], closing: [ignore] }
}

/** `ended`: what signed in before a reset. */
export function changedLetter(
  id: string,
  reader: Reader,
  publicUrl: string,
  { ways, waysIn, issuer, ended }: Account & { ended?: WaysIn | undefined },
): Letter {
  const { changed, others } = wordsIn(reader.language).password
  const gone = ended && named(reader.language, ended, issuer)
  const left = named(reader.language, waysIn, issuer)
  return {
    ...begin(id, reader),
    subject: changed.subject,
    paragraphs: [
      changed.changed,
      ...(gone === undefined ? [] : [others.ended({ list: gone })]),
      ...(left === undefined ? [] : [others.left({ list: left })]),
      ...stillNeeds(reader.language, ways),
      changed.wasItYou,
    ],
    action: { label: changed.reset, url: forgotten(publicUrl) },
  }
}

export function newDeviceLetter(
  id: string,
  reader: Reader,
  { at, userAgent }: { at: Date; userAgent: string },
  publicUrl: string,
): Letter {
  const { newDevice, wasItYou } = wordsIn(reader.language).signIn
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const
  const moment = new Intl.DateTimeFormat(tagOf[reader.language], format).format(at)
  const seen = newDevice.seen({ device: deviceName(userAgent, newDevice.device), moment })
  return { ...begin(id, reader), subject: newDevice.subject, ...askWhether(reader, publicUrl, seen, wasItYou) }
}

export function secondFactorLetter(
  id: string,
  reader: Reader,
  change: 'on' | 'off' | 'codes' | 'guesses',
  publicUrl: string,
): Letter {
  const { secondStep, wasItYou } = wordsIn(reader.language).signIn
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
  const { ways, wasItYou, someIssuer } = wordsIn(reader.language).signIn
  const { subject, sentence, undo } = ways[way.change]
  const happened = typeof sentence === 'string' ? sentence : sentence({ issuer: way.issuer ?? someIssuer })
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
  const action = { label: wordsIn(language).password.choose, url: forgotten(publicUrl) }
  return { paragraphs: [happened, wasItYou], action }
}

function forgotten(publicUrl: string): string {
  return `${publicUrl}/password-forget`
}
