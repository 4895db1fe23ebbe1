import type { LetterWords } from '../../en/letters/index.ts'

/** About the password of the reader's account. */
export const password = {
  choose: 'Neues Passwort wählen',
  /** By the second step that signing in still asks for. */
  stillNeeds: {
    totp: 'Für die Anmeldung brauchen Sie weiterhin einen Code aus Ihrer Authenticator-App oder einen Wiederherstellungscode.',
    passkey: 'Für die Anmeldung brauchen Sie weiterhin Ihren Passkey.',
  },
  /** With a link for a new password. */
  reset: {
    subject: 'Neues Passwort für Listpass wählen',
    asked: 'Für Ihr Listpass-Konto wurde ein neues Passwort angefordert. Wenn Sie das waren, wählen Sie jetzt eines.',
    goodFor: 'Der Link gilt einmal, 30 Minuten lang.',
    ignore: 'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Ihr Passwort bleibt, wie es ist.',
  },
  changed: {
    subject: 'Ihr Passwort für Listpass wurde geändert',
    changed: 'Das Passwort Ihres Listpass-Kontos wurde gerade geändert. Alle anderen Geräte wurden abgemeldet.',
    wasItYou: 'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, wählen Sie jetzt ein neues Passwort:',
    reset: 'Passwort zurücksetzen',
  },
  /** To the owner of an account whose email was registered once more. */
  registered: {
    subject: 'Ihre E-Mail-Adresse wurde noch einmal bei Listpass registriert',
    unchanged:
      'Mit Ihrer E-Mail-Adresse wurde ein neues Listpass-Konto erstellt. Ihr bestehendes Konto ist unverändert.',
    ifYou:
      'Wenn Sie das waren: Das neue Konto ist davon getrennt und leer. Um zu Ihren Listen zu kommen, melden Sie sich ab und mit Ihrem ersten Passwort wieder an. Wenn Sie es vergessen haben, wählen Sie ein neues.',
    ifNot: 'Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren. So kommt niemand in Ihr Konto.',
  },
} satisfies LetterWords['password']
