import type { auth as english } from '../../en/answers/auth.ts'

/** Signing in, and the own account. */
export const auth = {
  registered: 'Je account is gemaakt!',
  signed_in: 'Je bent ingelogd!',
  code_to_finish: 'Vul nu een code in om het inloggen af te ronden.',
  language_changed: 'De taal is gewijzigd.',
  signed_out: 'Je bent uitgelogd.',
  reset_link_sent: 'De link voor een nieuw wachtwoord is naar je e-mailadres verstuurd!',
  password_updated: 'Je wachtwoord is gewijzigd!',
  session_ended: 'De sessie is beëindigd.',
  signed_in_only_here: 'Je bent nergens anders ingelogd.',
  signed_out_elsewhere: 'Je bent overal elders uitgelogd.',
  issuer_link_removed: 'De koppeling is verwijderd.',
  second_step_turned_on: 'Voor het inloggen is nu een code uit je app nodig.',
  second_step_turned_off: 'De tweede stap staat uit.',
  recovery_codes_renewed: 'Je oude herstelcodes werken niet meer.',
  passkey_added: 'De passkey is toegevoegd. Je kunt er nu mee inloggen.',
  passkey_renamed: 'De passkey heeft een nieuwe naam.',
  passkey_removed: 'De passkey is verwijderd.',
} satisfies typeof english
