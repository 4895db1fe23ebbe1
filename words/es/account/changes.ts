import { isolated } from '#domain/user-text.ts'
import type { AccountWords } from '../../en/account/index.ts'
import { count } from '../format.ts'

/** A name that no kind of a thing stands before. */
const after = (name: string) => (name === '' ? '' : `:${name}`)

/** Each recorded change as a sentence, by the name of its action. A `name` is what `named` says, or nothing. */
export const changes = {
  plain: {
    registered: 'Se creó la cuenta.',
    signed_out: 'Se cerró la sesión.',
    session_ended: 'Se cerró la sesión de un dispositivo.',
    password_changed: 'Se cambió la contraseña.',
    password_reset: 'Se eligió una contraseña nueva con un enlace de un correo.',
    reset_link_made: 'Se creó un enlace con el que puedes elegir una contraseña nueva.',
    second_factor_turned_on: 'Para iniciar sesión ahora hace falta un código de tu aplicación de autenticación.',
    second_factor_turned_off: 'Se desactivó el segundo paso al iniciar sesión.',
    recovery_codes_renewed: 'Se crearon códigos de recuperación nuevos. Los anteriores ya no funcionan.',
    account_exported: 'Se descargaron todos los datos.',
    team_stayed: 'Se canceló el traslado del equipo. El equipo sigue aquí.',
    invitation_withdrawn: 'Se retiró una invitación.',
    person_left: 'Un miembro dejó el equipo.',
    person_removed: 'Se quitó a un miembro del equipo.',
    merge_asked: 'Se preguntó a otro equipo si quiere unir dos listas en una.',
    merge_withdrawn: 'Se retiró la pregunta a otro equipo.',
    notifying_changed: 'Se cambiaron las notificaciones sobre las puertas.',
    fields_created: 'Se crearon los campos QR.',
    batch_cancelled: 'Se canceló el trabajo en los códigos QR.',
    asks_changed: 'Se cambió lo que las puertas preguntan a los invitados.',
    card_changed: 'Se cambió lo que las puertas muestran junto al nombre.',
    contact_exported: 'Se descargaron los datos de un contacto.',
    contact_erased: 'Se borraron los datos de un contacto.',
    scanner_session_started: 'Se abrió el enlace de escáner en un dispositivo.',
    scanner_session_ended: 'Se cerró la sesión de un dispositivo en la puerta.',
    scan_undone: 'Se deshizo una entrada.',
    try_opened: 'Un teléfono abrió un escáner para probar un escaneo.',
    scan_tried: 'Se probó un escaneo. No se contó nada.',
    first_run_closed: 'Se cerraron los primeros pasos del panel.',
    test_mail_sent: 'Mailchimp envió una prueba de un borrador.',
  },

  /** After the kind of a thing, such as “La llave de acceso”. */
  named: (name: string) => ` “${isolated(name, 80)}”`,

  signed_in: {
    password: 'Se inició sesión.',
    totp: 'Se inició sesión con contraseña y código.',
    recovery: 'Se inició sesión con un código de recuperación.',
    passkey: 'Se inició sesión con una llave de acceso.',
    oidc: 'Se inició sesión con una cuenta de empresa.',
  },
  other_sessions_ended: (devices: string) => `Se cerró la sesión en todos los demás dispositivos${devices}.`,
  sessions_ended: (devices: string) => `Se cerró la sesión en todos los dispositivos${devices}.`,
  passkey_added: (name: string) => `Se añadió la llave de acceso${name}.`,
  passkey_renamed: (name: string) => `Una llave de acceso tiene un nombre nuevo${after(name)}.`,
  passkey_removed: (name: string) => `Se eliminó la llave de acceso${name}.`,
  passkey_refused: (name: string) => `Se rechazó un inicio de sesión con una copia de la llave de acceso${name}.`,
  oidc_linked: (name: string) => (name === '' ? 'Se vinculó la cuenta.' : `Se vinculó la cuenta con${name}.`),
  oidc_unlinked: (name: string) => (name === '' ? 'Se eliminó el vínculo.' : `Se eliminó el vínculo con${name}.`),

  team_moved_away: (place: string) => `El equipo se trasladó a ${place}.`,
  team_moved_here: (place: string) => `El equipo se trasladó aquí desde ${place}.`,
  team_changed: {
    named: (name: string) => (name === '' ? 'Se cambió el nombre del equipo.' : `El equipo se llama ahora${name}.`),
    needsSecondStep: 'El equipo exige ahora un segundo paso al iniciar sesión.',
    needsNone: 'El equipo ya no exige un segundo paso al iniciar sesión.',
  },
  person_invited: (role: string) => `Se invitó a una persona al equipo${role}.`,
  person_joined: (role: string) => `Una persona se unió al equipo${role}.`,
  role_changed: (role: string) => `Un miembro recibió otro rol${role}.`,
  asRole: (role: string) => ` (rol: ${role})`,
  roles: { owner: 'propietario', editor: 'editor', viewer: 'lectura', door: 'puerta' },

  account_added: (name: string) => `Se conectó la cuenta de Mailchimp${name}.`,
  account_reconnected: (name: string) => `Se reconectó la cuenta de Mailchimp${name}.`,
  account_updated: {
    changed: (name: string) => `Se cambió la cuenta de Mailchimp${name}.`,
    active: (name: string) => `La cuenta de Mailchimp${name} se cambió y está activa.`,
    inactive: (name: string) => `La cuenta de Mailchimp${name} se cambió y está inactiva.`,
  },
  account_deleted: (name: string) => `Se eliminó la cuenta de Mailchimp${name}, con sus listas.`,
  list_apart_changed: {
    apart: 'La lista se mantiene aparte de la de otro equipo.',
    open: 'Otros equipos pueden volver a pedir que se comparta la lista.',
  },
  lists_merged: (name: string, scans: string) => `Dos listas se unieron en una${name}${scans}.`,
  lists_synced: (lists: string) => `Se leyeron listas de Mailchimp${lists}.`,

  occasions_added: (occasions: string) => `Se añadieron eventos${occasions}.`,
  occasion_changed: (name: string) => `Se cambió el evento${name}.`,
  occasion_removed: (name: string) => `Se eliminó el evento${name}.`,
  everyone_out: (name: string, exits: string) =>
    `Se dio salida a todas las personas que estaban dentro del evento${name}${exits}.`,
  vips_changed: { none: 'La lista ya no tiene ningún VIP.', changed: 'Se cambiaron los VIP de la lista.' },
  /** These events are Mailchimp’s. */
  attendance_changed: {
    changed: 'Se cambiaron las etiquetas y los eventos de Mailchimp para los invitados que asisten.',
    both: 'Se cambiaron las etiquetas y los eventos de Mailchimp para los invitados que asisten: etiquetas activadas, eventos activados.',
    tags: 'Se cambiaron las etiquetas y los eventos de Mailchimp para los invitados que asisten: etiquetas activadas, eventos desactivados.',
    events:
      'Se cambiaron las etiquetas y los eventos de Mailchimp para los invitados que asisten: etiquetas desactivadas, eventos activados.',
    none: 'Se cambiaron las etiquetas y los eventos de Mailchimp para los invitados que asisten: etiquetas desactivadas, eventos desactivados.',
  },
  admissions_stopped: (name: string) => `Se detuvo la admisión${after(name)}.`,
  admissions_resumed: (name: string) => `Las puertas vuelven a admitir invitados${after(name)}.`,
  branding_changed: (name: string) => `Se cambió el aspecto para los invitados${after(name)}.`,
  logo_changed: { changed: 'Se cambió el logotipo.', removed: 'Se eliminó el logotipo.' },
  segment_made: (name: string) => `Se creó o se actualizó un segmento en Mailchimp${after(name)}.`,
  reminder_made: (name: string) => `Se creó un recordatorio como borrador en Mailchimp${after(name)}.`,
  draft_made: (name: string) => `Se creó el borrador${name} en Mailchimp.`,

  field_deleted: (name: string) => `Se eliminó el campo QR${name}.`,
  generation_started: (contacts: string) => `Se generaron códigos QR${contacts}.`,
  sync_started: (contacts: string) => `Se compararon los códigos QR con Mailchimp${contacts}.`,
  codes_renewed: (contacts: string) => `Se reemplazaron los códigos de una herramienta anterior${contacts}.`,
  display_field_changed: {
    none: 'La puerta ya no muestra ningún campo.',
    named: (name: string) => `La puerta muestra el campo${name}.`,
  },
  party_field_changed: {
    none: 'Ningún campo dice ya cuántas personas entran con un código.',
    named: (name: string) => `El campo${name} dice cuántas personas entran con un código.`,
  },
  webhook_set_up: {
    polling: 'Ahora Listpass consulta los cambios en Mailchimp cada 10 minutos.',
    webhook: 'Se configuró el webhook.',
  },
  rules_changed: (rules: string) => `Se cambiaron las reglas${rules}.`,
  list_changed: (details: string) => `Se cambiaron los ajustes de una lista${details}.`,
  scanned: ': ahora se puede escanear',
  notScanned: ': ahora no se puede escanear',
  guestsAre: (statuses: string) => `: los invitados son contactos ${statuses}`,
  /** Mailchimp’s statuses of contacts. */
  statuses: {
    subscribed: 'suscritos',
    transactional: 'transaccionales',
    unsubscribed: 'con la suscripción cancelada',
    cleaned: 'limpiados',
    pending: 'pendientes',
  },

  contact_changed: {
    changed: 'Se cambió un contacto.',
    blocked: 'Se bloqueó el código de un contacto.',
    unblocked: 'Se desbloqueó el código de un contacto.',
    max: (scans: number) =>
      count(scans, {
        one: 'El código de un contacto permite ahora # entrada.',
        other: 'El código de un contacto permite ahora # entradas.',
      }),
  },
  contacts_changed: {
    some: 'Se cambiaron contactos.',
    changed: (contacts: number) =>
      count(contacts, { one: 'Se cambió # contacto.', other: 'Se cambiaron # contactos.' }),
    blocked: (contacts: number) =>
      count(contacts, {
        one: 'Se bloqueó el código de # contacto.',
        other: 'Se bloquearon los códigos de # contactos.',
      }),
    unblocked: (contacts: number) =>
      count(contacts, {
        one: 'Se desbloqueó el código de # contacto.',
        other: 'Se desbloquearon los códigos de # contactos.',
      }),
    /** `times`: what the next text says. */
    max: (contacts: number, times: string) =>
      count(contacts, {
        one: `El código de # contacto permite ahora ${times}.`,
        other: `Los códigos de # contactos permiten ahora ${times} cada uno.`,
      }),
    times: (scans: number) => count(scans, { one: '# entrada', other: '# entradas' }),
  },
  guests_tagged: {
    given: (tag: string, guests: string) => `Se puso la etiqueta${tag} a invitados en Mailchimp${guests}.`,
    taken: (tag: string, guests: string) => `Se quitó la etiqueta${tag} a invitados en Mailchimp${guests}.`,
  },

  scanner_link_added: (name: string) => `Se añadió el enlace de escáner${name}.`,
  scanner_link_changed: {
    changed: (name: string) => `Se cambió el enlace de escáner${name}.`,
    active: (name: string) => `El enlace de escáner${name} se cambió y está activo.`,
    inactive: (name: string) => `El enlace de escáner${name} se cambió y está inactivo.`,
  },
  scanner_link_rotated: (name: string) =>
    `El enlace de escáner${name} recibió una dirección nueva. La anterior ya no funciona.`,
  scanner_link_removed: (name: string) => `Se eliminó el enlace de escáner${name}.`,

  /** At the end of a sentence. */
  counted: {
    devices: (devices: number) => count(devices, { one: ': # dispositivo', other: ': # dispositivos' }),
    occasions: (occasions: number) => count(occasions, { one: ': # evento', other: ': # eventos' }),
    exits: (exits: number) => count(exits, { one: ': # salida', other: ': # salidas' }),
    scans: (scans: number) => count(scans, { one: ': # escaneo', other: ': # escaneos' }),
    lists: (lists: number) => count(lists, { one: ': # lista', other: ': # listas' }),
    contacts: (contacts: number) => count(contacts, { one: ': # contacto', other: ': # contactos' }),
    rules: (rules: number) => count(rules, { one: ': # regla', other: ': # reglas' }),
    guests: (guests: number) => count(guests, { one: ': # invitado', other: ': # invitados' }),
  },
} satisfies AccountWords['activity']['changes']
