import type { auth as english } from '../../en/answers/auth.ts'

/** Signing in, and the own account. */
export const auth = {
  registered: 'Ihr Konto ist erstellt!',
  signed_in: 'Sie sind angemeldet!',
  code_to_finish: 'Geben Sie jetzt einen Code ein, um die Anmeldung abzuschließen.',
  language_changed: 'Die Sprache ist geändert.',
  signed_out: 'Sie sind abgemeldet.',
  reset_link_sent: 'Der Link für ein neues Passwort wurde an Ihre E-Mail-Adresse gesendet!',
  password_updated: 'Ihr Passwort ist geändert!',
  session_ended: 'Die Sitzung ist beendet.',
  signed_in_only_here: 'Sie sind sonst nirgends angemeldet.',
  signed_out_elsewhere: 'Sie sind überall sonst abgemeldet.',
  issuer_link_removed: 'Die Verknüpfung ist gelöst.',
  second_step_turned_on: 'Die Anmeldung verlangt jetzt einen Code aus Ihrer App.',
  second_step_turned_off: 'Der zweite Schritt ist ausgeschaltet.',
  recovery_codes_renewed: 'Ihre alten Wiederherstellungscodes gelten nicht mehr.',
  passkey_added: 'Der Passkey ist hinzugefügt. Sie können sich jetzt damit anmelden.',
  passkey_renamed: 'Der Passkey ist umbenannt.',
  passkey_removed: 'Der Passkey ist entfernt.',
} satisfies typeof english
