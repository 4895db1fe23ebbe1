import type { LetterWords } from '../../en/letters/index.ts'

/** About the password of the reader's account. */
export const password = {
  choose: 'Nieuw wachtwoord kiezen',
  /** By the second step that signing in still asks for. */
  stillNeeds: {
    totp: 'Om in te loggen heb je nog steeds een code uit je authenticator-app of een herstelcode nodig.',
    passkey: 'Om in te loggen heb je nog steeds je passkey nodig.',
  },
  /** With a link for a new password. */
  reset: {
    subject: 'Kies een nieuw wachtwoord voor Listpass',
    asked: 'Er is een nieuw wachtwoord aangevraagd voor je Listpass-account. Als jij dat was, kies er dan nu een.',
    goodFor: 'De link is 30 minuten geldig en werkt één keer.',
    ignore: 'Heb je dit niet aangevraagd, negeer deze e-mail dan. Je wachtwoord blijft hetzelfde.',
  },
  changed: {
    subject: 'Je wachtwoord voor Listpass is gewijzigd',
    changed: 'Het wachtwoord van je Listpass-account is zojuist gewijzigd. Alle andere toestellen zijn uitgelogd.',
    wasItYou: 'Als jij dat was, hoef je niets te doen. Was jij het niet, kies dan nu een nieuw wachtwoord:',
    reset: 'Nieuw wachtwoord instellen',
  },
  /** To the owner of an account whose email was registered once more. */
  registered: {
    subject: 'Je e-mailadres is nog een keer geregistreerd bij Listpass',
    unchanged: 'Er is een nieuw Listpass-account gemaakt met je e-mailadres. Je bestaande account is niet veranderd.',
    ifYou:
      'Als jij dat was: het nieuwe account staat op zichzelf en is leeg. Om bij je lijsten te komen, log je uit en log je in met je eerste wachtwoord. Ben je dat vergeten, kies dan een nieuw wachtwoord.',
    ifNot: 'Was jij het niet, dan kun je deze e-mail negeren. Zo komt niemand in je account.',
  },
} satisfies LetterWords['password']
