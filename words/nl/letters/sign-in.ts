import type { LetterWords } from '../../en/letters/index.ts'
import { person } from '../account/person.ts'

/** About the ways into the reader's account. */
export const signIn = {
  wasItYou:
    'Als jij dat was, hoef je niets te doen. Was jij het niet, kies dan nu een nieuw wachtwoord. Daarmee worden alle toestellen uitgelogd.',
  newDevice: {
    subject: 'Nieuwe login op je Listpass-account',
    seen: (device: string, moment: string) =>
      `Er is op je account ingelogd met een browser die je nog niet eerder had gebruikt: ${device}, ${moment} UTC.`,
    device: person.device,
  },
  /** By what happened to the second step. */
  secondStep: {
    on: {
      subject: 'Inloggen bij Listpass heeft nu een tweede stap',
      sentence:
        'Om in te loggen op je Listpass-account heb je nu je wachtwoord en een code uit je authenticator-app nodig.',
    },
    off: {
      subject: 'De tweede stap bij je Listpass-login staat uit',
      sentence: 'De tweede stap is uitgezet. Met alleen je wachtwoord log je nu in op je Listpass-account.',
    },
    codes: {
      subject: 'Je herstelcodes voor Listpass zijn vervangen',
      sentence: 'Er zijn nieuwe herstelcodes gemaakt voor je Listpass-account. De oude werken niet meer.',
    },
    guesses: {
      subject: 'Iemand kent misschien je wachtwoord voor Listpass',
      sentence:
        'Iemand heeft je wachtwoord ingevoerd, en daarna te veel verkeerde codes. Zonder de juiste code komt niemand in je account.',
    },
  },
  /** By what happened to a way to sign in without the password. `undo` stands after `wasItYou`. */
  ways: {
    'passkey-added': {
      subject: 'Er is een passkey toegevoegd aan je Listpass-account',
      sentence:
        'Er is een passkey toegevoegd aan je Listpass-account. Daarmee kan zonder je wachtwoord worden ingelogd.',
      undo: 'Verwijder daarna de passkey in je account, onder Passkeys.',
    },
    'passkey-removed': {
      subject: 'Er is een passkey verwijderd uit je Listpass-account',
      sentence: 'Er is een passkey verwijderd uit je Listpass-account. Daarmee kan niet meer worden ingelogd.',
      undo: 'Voeg daarna je passkey weer toe in je account, onder Passkeys.',
    },
    linked: {
      subject: 'Je Listpass-account heeft een nieuwe manier om in te loggen',
      sentence: (issuer: string) =>
        `Je Listpass-account is gekoppeld aan ${issuer}. Daarmee kan nu ook worden ingelogd.`,
      undo: 'Verwijder daarna de koppeling in je account, onder Passkeys.',
    },
    unlinked: {
      subject: 'Er is een manier om in te loggen verwijderd uit je Listpass-account',
      sentence: (issuer: string) =>
        `Je Listpass-account is niet meer gekoppeld aan ${issuer}. Daarmee kan niet meer worden ingelogd.`,
      undo: 'Koppel daarna je account weer, onder Passkeys.',
    },
  },
  /** In the place of an issuer that is no longer set up. */
  someIssuer: 'een ander account',
} satisfies LetterWords['signIn']
