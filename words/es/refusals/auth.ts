import type { auth as Auth } from '../../en/refusals/auth.ts'
import { n } from '../format.ts'

/** Accounts, sessions and passwords. */
const accounts = {
  account_gone: 'Esta cuenta ya no existe.',
  organiser_gone: 'Esta organización ya no existe.',
  session_not_found: 'No se ha encontrado la sesión',
  registration_closed: 'Aquí no se pueden crear cuentas nuevas.',
  invitation_needed: 'Para crear una cuenta aquí necesitas una invitación nueva. Pídela.',
  too_many_accounts_from_here: 'Demasiadas cuentas nuevas desde aquí. Espera unos minutos e inténtalo de nuevo.',
  has_account_sign_in: 'Ya tienes una cuenta con este correo y esta contraseña. Inicia sesión.',
  try_again: 'Inténtalo de nuevo.',
  too_many_attempts: 'Has hecho demasiados intentos. Espera unos minutos e inténtalo de nuevo.',
  too_many_requests_from_here: 'Demasiadas solicitudes desde aquí. Espera unos minutos e inténtalo de nuevo.',
  email_or_password_wrong: 'El correo o la contraseña no son correctos.',
  password_wrong: 'La contraseña no es correcta.',
  current_password_wrong: 'La contraseña actual no es correcta.',
  password_common: 'Esta contraseña es una de las más comunes. Elige otra.',
  password_of_own_words: 'Esta contraseña contiene tu nombre o tu correo. Elige otra.',
  password_of_product: 'Elige una contraseña que no sea el nombre del producto.',
  reset_link_over: 'Este enlace ya no funciona. Pide uno nuevo.',
  reset_link_raced:
    'En este mismo momento se ha cambiado la contraseña o se ha creado otro enlace. Inténtalo de nuevo.',
  ticket_over: 'Se ha tardado demasiado o ya estaba hecho. Inténtalo de nuevo.',
}

const secondStep = {
  sign_in_took_too_long: 'Se ha tardado demasiado. Inicia sesión otra vez con tu contraseña.',
  second_step_off: 'El segundo paso no está activado.',
  second_step_on: 'El segundo paso ya está activado. Para cambiar de aplicación, desactívalo antes.',
  second_step_set_up_old: 'Este código QR es demasiado antiguo. Empieza de nuevo.',
  code_required: 'Escribe el código de tu aplicación de autenticación o un código de recuperación.',
  code_wrong_check_time: 'El código no es correcto. Comprueba que la hora de tu teléfono sea correcta.',
  code_wrong_or_old: 'El código no es correcto o es demasiado antiguo.',
  code_already_used: 'Este código ya se ha usado. Espera al siguiente de tu aplicación.',
  too_many_codes: 'Demasiados códigos incorrectos. Espera unos minutos e inténtalo de nuevo.',
  too_many_codes_or_recovery:
    'Demasiados códigos incorrectos. Espera unos minutos e inténtalo de nuevo, o usa un código de recuperación.',
}

const passkeys = {
  passkey_not_found: 'No se ha encontrado la llave de acceso',
  passkey_required: 'Tu equipo exige un segundo paso. Usa tu llave de acceso.',
  passkey_in_use: 'Esta llave de acceso ya está en uso.',
  passkey_not_added:
    'No se ha podido comprobar la respuesta de este dispositivo, así que no se ha añadido ninguna llave de acceso. Inténtalo de nuevo.',
  passkeys_at_most: ({ most }: { most: number }) =>
    `Tienes ${n(most)} llaves de acceso. Elimina antes una que ya no uses.`,
  passkey_copied:
    'Esta llave de acceso parece una copia, así que se ha rechazado. Inicia sesión con tu contraseña y elimina la llave de acceso en tu cuenta.',
  no_passkey_here: 'Aquí no tienes ninguna llave de acceso. Escribe tu contraseña.',
  passkey_unchecked: 'No se ha podido comprobar esta llave de acceso. Inténtalo de nuevo o escribe tu contraseña.',
  passkey_opens_nothing:
    'Esta llave de acceso no abre ninguna cuenta aquí. Prueba otra o inicia sesión con tu contraseña.',
  no_passkeys_at_number: ({ host }: { host: string }) =>
    `Las llaves de acceso no funcionan aquí, porque la dirección de este Listpass es un número, ${host}, y no un nombre.`,
  no_passkeys_without_https:
    'Las llaves de acceso no funcionan aquí, porque la dirección de este Listpass no empieza por https.',
}

type Named = { name: string }

/** Sign-in by an identity provider. `name` is the provider's. */
const issuer = {
  no_issuer: 'Aquí no hay otra forma de iniciar sesión. Usa tu contraseña.',
  issuer_away: ({ name }: Named) =>
    `En este momento no se puede contactar con ${name}. Inicia sesión con tu contraseña o inténtalo de nuevo en unos minutos.`,
  issuer_unchecked: ({ name }: Named) => `No se ha podido comprobar la respuesta de ${name}.`,
  start_again_from_sign_in: 'No ha cambiado nada. Empieza de nuevo desde la página de inicio de sesión.',
  issuer_said_no: ({ name }: Named) => `No se ha iniciado tu sesión con ${name}.`,
  start_again_or_password: 'No ha cambiado nada. Puedes empezar de nuevo o iniciar sesión con tu contraseña.',
  issuer_stray: ({ name }: Named) => `Este enlace de vuelta desde ${name} no funciona.`,
  other_browser_or_incomplete:
    'Pertenece a otro navegador o no está completo. Empieza de nuevo desde la página de inicio de sesión.',
  issuer_gave_no_email: ({ name }: Named) => `${name} no ha dado ningún correo que se pueda usar aquí.`,
  issuer_email_unverified: ({ name }: Named) =>
    `${name} no ha verificado tu correo. Verifícalo allí e inténtalo de nuevo.`,
  domain_not_allowed: ({ domain, allowed }: { domain: string; allowed: string }) =>
    `Aquí no se pueden usar correos de ${domain}. Usa uno de ${allowed}.`,
  link_issuer_first: ({ email, name }: Named & { email: string }) =>
    `${email} ya tiene una cuenta aquí. Inicia sesión con su contraseña o con una llave de acceso y vincula ${name} en tu cuenta, en “Llaves de acceso”.`,
  issuer_not_linked: 'Esta cuenta no está vinculada.',
  issuer_linked_already: ({ name }: Named) => `Este inicio de sesión de ${name} ya pertenece a una cuenta.`,
  password_changed_meanwhile: 'Entretanto se ha cambiado tu contraseña. Inicia sesión y vincula la cuenta de nuevo.',
}

/** Signing in, and what belongs to a person's account. */
export const auth = { ...accounts, ...secondStep, ...passkeys, ...issuer } satisfies typeof Auth
