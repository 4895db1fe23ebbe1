import type { LetterWords } from '../../en/letters/index.ts'
import { person } from '../account/person.ts'

/** About the ways into the reader's account. */
export const signIn = {
  wasItYou:
    'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, wählen Sie jetzt ein neues Passwort. Damit werden alle Geräte abgemeldet.',
  newDevice: {
    subject: 'Neue Anmeldung an Ihrem Listpass-Konto',
    seen: (device: string, moment: string) =>
      `Mit einem Browser, den Sie noch nicht benutzt hatten, wurde Ihr Konto geöffnet: ${device}, ${moment} UTC.`,
    device: person.device,
  },
  /** By what happened to the second step. */
  secondStep: {
    on: {
      subject: 'Die Anmeldung bei Listpass hat jetzt einen zweiten Schritt',
      sentence:
        'Für die Anmeldung an Ihrem Listpass-Konto brauchen Sie jetzt Ihr Passwort und einen Code aus Ihrer Authenticator-App.',
    },
    off: {
      subject: 'Der zweite Schritt der Anmeldung bei Listpass ist ausgeschaltet',
      sentence:
        'Der zweite Schritt wurde ausgeschaltet. Für die Anmeldung an Ihrem Listpass-Konto genügt jetzt Ihr Passwort.',
    },
    codes: {
      subject: 'Ihre Wiederherstellungscodes für Listpass wurden ersetzt',
      sentence: 'Für Ihr Listpass-Konto wurden neue Wiederherstellungscodes erstellt. Die alten gelten nicht mehr.',
    },
    guesses: {
      subject: 'Jemand kennt vielleicht Ihr Passwort für Listpass',
      sentence:
        'Jemand hat Ihr Passwort eingegeben und danach zu viele falsche Codes. Ohne einen richtigen Code kommt diese Person nicht in Ihr Konto.',
    },
  },
  /** By what happened to a way to sign in without the password. `undo` stands after `wasItYou`. */
  ways: {
    'passkey-added': {
      subject: 'Ihrem Listpass-Konto wurde ein Passkey hinzugefügt',
      sentence:
        'Ihrem Listpass-Konto wurde ein Passkey hinzugefügt. Damit ist eine Anmeldung ohne Ihr Passwort möglich.',
      undo: 'Entfernen Sie danach den Passkey in Ihrem Konto, unter „Passkeys“.',
    },
    'passkey-removed': {
      subject: 'Aus Ihrem Listpass-Konto wurde ein Passkey entfernt',
      sentence: 'Aus Ihrem Listpass-Konto wurde ein Passkey entfernt. Damit ist keine Anmeldung mehr möglich.',
      undo: 'Fügen Sie danach Ihren Passkey wieder hinzu, in Ihrem Konto unter „Passkeys“.',
    },
    linked: {
      subject: 'Ihr Listpass-Konto hat einen neuen Weg zur Anmeldung',
      sentence: (issuer: string) =>
        `Ihr Listpass-Konto wurde mit ${issuer} verknüpft. Die Anmeldung ist jetzt auch darüber möglich.`,
      undo: 'Lösen Sie danach die Verknüpfung in Ihrem Konto, unter „Passkeys“.',
    },
    unlinked: {
      subject: 'Ein Weg zur Anmeldung wurde aus Ihrem Listpass-Konto entfernt',
      sentence: (issuer: string) =>
        `Ihr Listpass-Konto ist nicht mehr mit ${issuer} verknüpft. Die Anmeldung ist darüber nicht mehr möglich.`,
      undo: 'Verknüpfen Sie danach Ihr Konto wieder, unter „Passkeys“.',
    },
  },
  /** In the place of an issuer that is no longer set up. */
  someIssuer: 'einem anderen Konto',
} satisfies LetterWords['signIn']
