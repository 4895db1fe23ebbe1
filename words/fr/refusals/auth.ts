import type { auth as en } from '../../en/refusals/auth.ts'
import { n } from '../format.ts'

/** Accounts, sessions and passwords. */
const accounts = {
  account_gone: 'Ce compte n’existe plus.',
  organiser_gone: 'Cet organisateur n’existe plus.',
  session_not_found: 'Session introuvable',
  registration_closed: 'Il n’est pas possible de créer un compte ici.',
  invitation_needed: 'Il vous faut une nouvelle invitation pour créer un compte ici. Demandez-en une.',
  too_many_accounts_from_here: 'Trop de nouveaux comptes depuis ce réseau. Attendez quelques minutes, puis réessayez.',
  has_account_sign_in: 'Vous avez déjà un compte avec cet e-mail et ce mot de passe. Identifiez-vous plutôt.',
  try_again: 'Veuillez réessayer.',
  too_many_attempts: 'Trop de tentatives. Attendez quelques minutes, puis réessayez.',
  too_many_requests_from_here: 'Trop de requêtes depuis ce réseau. Attendez quelques minutes, puis réessayez.',
  email_or_password_wrong: 'L’e-mail ou le mot de passe est incorrect.',
  password_wrong: 'Le mot de passe est incorrect.',
  current_password_wrong: 'Le mot de passe actuel est incorrect.',
  password_common: 'Ce mot de passe est l’un des plus courants. Choisissez-en un autre.',
  password_of_own_words: 'Ce mot de passe contient votre nom ou votre e-mail. Choisissez-en un autre.',
  password_of_product: 'Choisissez un autre mot de passe que le nom du produit.',
  reset_link_over: 'Ce lien ne fonctionne plus. Demandez-en un nouveau.',
  reset_link_raced: 'Le mot de passe a été changé, ou un autre lien créé, à l’instant même. Réessayez.',
  ticket_over: 'Cela a pris trop de temps, ou est déjà fait. Veuillez réessayer.',
}

const secondStep = {
  sign_in_took_too_long: 'Cela a pris trop de temps. Identifiez-vous de nouveau avec votre mot de passe.',
  second_step_off: 'La deuxième étape n’est pas activée.',
  second_step_on: 'La deuxième étape est déjà activée. Pour changer d’application, désactivez-la d’abord.',
  second_step_set_up_old: 'Ce code QR est trop ancien. Veuillez recommencer.',
  code_required: 'Saisissez le code de votre application d’authentification, ou un code de récupération.',
  code_wrong_check_time: 'Le code est incorrect. Vérifiez que votre téléphone est à l’heure.',
  code_wrong_or_old: 'Le code est incorrect ou trop ancien.',
  code_already_used: 'Ce code a déjà été utilisé. Attendez le suivant dans votre application.',
  too_many_codes: 'Trop de codes incorrects. Attendez quelques minutes, puis réessayez.',
  too_many_codes_or_recovery:
    'Trop de codes incorrects. Attendez quelques minutes, puis réessayez, ou utilisez un code de récupération.',
}

const passkeys = {
  passkey_not_found: 'Clé d’accès introuvable',
  passkey_required: 'Votre équipe exige une deuxième étape. Utilisez plutôt votre clé d’accès.',
  passkey_in_use: 'Cette clé d’accès est déjà utilisée.',
  passkey_not_added:
    'La réponse de cet appareil n’a pas pu être vérifiée\u{202f}: aucune clé d’accès n’a été ajoutée. Veuillez réessayer.',
  passkeys_at_most: ({ most }: { most: number }) =>
    `Vous avez ${n(most)} clés d’accès. Supprimez d’abord une clé que vous n’utilisez plus.`,
  passkey_copied:
    'Cette clé d’accès semble être une copie et a été refusée. Identifiez-vous avec votre mot de passe, puis supprimez la clé dans votre compte.',
  no_passkey_here: 'Vous n’avez pas de clé d’accès ici. Saisissez plutôt votre mot de passe.',
  passkey_unchecked: 'Cette clé d’accès n’a pas pu être vérifiée. Réessayez, ou saisissez votre mot de passe.',
  passkey_opens_nothing:
    'Cette clé d’accès n’ouvre aucun compte ici. Essayez-en une autre, ou identifiez-vous avec votre mot de passe.',
  no_passkeys_at_number: ({ host }: { host: string }) =>
    `Les clés d’accès ne fonctionnent pas ici, car l’adresse de ce Listpass est un numéro, ${host}, et pas un nom.`,
  no_passkeys_without_https:
    'Les clés d’accès ne fonctionnent pas ici, car l’adresse de ce Listpass ne commence pas par https.',
}

type Named = { name: string }

/** Sign-in by an identity provider. `name` is the provider's. It never stands after “de”, which would lose its vowel. */
const issuer = {
  no_issuer: 'Aucun autre moyen de s’identifier n’est configuré ici. Utilisez votre mot de passe.',
  issuer_away: ({ name }: Named) =>
    `${name} est injoignable pour le moment. Identifiez-vous avec votre mot de passe, ou réessayez dans quelques minutes.`,
  issuer_unchecked: ({ name }: Named) => `La réponse envoyée par ${name} n’a pas pu être vérifiée.`,
  start_again_from_sign_in: 'Rien n’a changé. Recommencez depuis la page d’identification.',
  issuer_said_no: ({ name }: Named) => `${name} n’a pas confirmé votre identité.`,
  start_again_or_password: 'Rien n’a changé. Vous pouvez recommencer, ou utiliser votre mot de passe.',
  issuer_stray: ({ name }: Named) => `Ce retour depuis ${name} ne fonctionne pas.`,
  other_browser_or_incomplete:
    'Il appartient à un autre navigateur, ou est incomplet. Recommencez depuis la page d’identification.',
  issuer_gave_no_email: ({ name }: Named) => `${name} n’a donné aucun e-mail utilisable ici.`,
  issuer_email_unverified: ({ name }: Named) =>
    `${name} n’a pas vérifié votre e-mail. Faites-le vérifier là-bas, puis réessayez.`,
  domain_not_allowed: ({ domain, allowed }: { domain: string; allowed: string }) =>
    `Les e-mails du domaine ${domain} ne sont pas acceptés ici. Utilisez l’un de ceux-ci\u{202f}: ${allowed}.`,
  link_issuer_first: ({ email, name }: Named & { email: string }) =>
    `${email} a un compte ici. Identifiez-vous avec son mot de passe ou une clé d’accès, puis reliez ${name} dans votre compte, sous «\u{202f}Clés d’accès\u{202f}».`,
  issuer_not_linked: 'Ce compte n’est pas relié.',
  issuer_linked_already: ({ name }: Named) => `Cet accès par ${name} appartient déjà à un compte.`,
  password_changed_meanwhile:
    'Votre mot de passe a été changé entre-temps. Identifiez-vous, puis reliez de nouveau le compte.',
}

/** Signing in, and what belongs to a person's account. */
export const auth = { ...accounts, ...secondStep, ...passkeys, ...issuer } satisfies typeof en
