import type { accounts as Accounts } from '../../en/refusals/accounts.ts'

/** Connected Mailchimp accounts. */
export const accounts = {
  account_not_found: 'No se ha encontrado la cuenta',
  account_not_connected: 'Esta cuenta ya no está conectada.',
  account_inactive: 'Esta cuenta está inactiva. Actívala para sincronizar sus listas.',
  account_connected_already: 'Esta cuenta de Mailchimp ya está conectada.',
  api_key_wrong: 'Mailchimp no acepta esta clave API. Revísala o crea una nueva.',
  too_many_keys: 'Demasiados intentos. Espera unos minutos e inténtalo de nuevo.',
  user_not_authenticated: 'No has iniciado sesión',
  credential_not_opened:
    'Listpass no puede abrir la clave guardada de esta cuenta: LISTPASS_KEYS ya no es la de antes. El equipo que administra Listpass puede volver a poner la clave anterior.',
  no_consent: 'La conexión por autorización no está configurada aquí.',
  no_consent_use_key: 'La conexión por la página de Mailchimp no está configurada aquí. Conecta con una clave API.',
  account_not_saved: 'No se ha podido guardar esta cuenta de Mailchimp.',
  account_was_not_connected: 'La cuenta no se ha conectado.',
  no_access_given: 'Mailchimp no ha dado acceso a Listpass.',
  consent_link_over: 'Este enlace de vuelta desde Mailchimp ya no funciona.',
  consent_too_late: 'Se ha tardado demasiado.',
  consent_again: 'Empieza de nuevo: escribe el nombre de la cuenta y elige “Conectar con Mailchimp”.',
  consent_used_again:
    'Ya se ha usado o pertenece a otro navegador. Empieza de nuevo: escribe el nombre de la cuenta y elige “Conectar con Mailchimp”.',
  consent_ten_minutes_again:
    'La conexión debe terminarse en diez minutos. Empieza de nuevo: escribe el nombre de la cuenta y elige “Conectar con Mailchimp”.',
  consent_denied:
    'No has permitido el acceso en Mailchimp, así que no ha cambiado nada. Si quieres conectar la cuenta, empieza de nuevo.',
  consent_nameless_again:
    'Mailchimp no ha dicho quién eres. Empieza de nuevo: escribe el nombre de la cuenta y elige “Conectar con Mailchimp”. También sirve una clave API.',
  consent_unreachable:
    'En este momento no se puede contactar con Mailchimp. Espera unos minutos y empieza de nuevo. Hasta ahora no ha cambiado nada.',
  consent_busy:
    'En este momento Mailchimp está demasiado ocupado. Espera unos minutos y empieza de nuevo. Hasta ahora no ha cambiado nada.',
  consent_unknown_client: 'Mailchimp no reconoce este Listpass. Conecta con una clave API.',
  consent_expired_again:
    'El permiso ya se ha usado o ha caducado. Empieza de nuevo: escribe el nombre de la cuenta y elige “Conectar con Mailchimp”.',
} satisfies typeof Accounts
