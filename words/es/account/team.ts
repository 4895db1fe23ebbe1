import { isolated } from '#domain/user-text.ts'
import type { AccountWords } from '../../en/account/index.ts'

/** The people of a team: members, roles, invitations. */
export const team = {
  title: 'Equipo',
  text: (team: string) => `Las personas que trabajan con “${isolated(team, 60)}”`,
  loading: 'Cargando el equipo...',
  failed: 'No se ha podido cargar el equipo',

  members: 'Miembros',
  membersTable: 'Miembros del equipo',
  columns: { member: 'Miembro', role: 'Rol', active: 'Última actividad', actions: 'Acciones' },
  you: 'Tú',
  activeToday: 'Actividad: hoy',
  active: (since: string) => `Actividad: ${since}`,
  neverActive: 'Aún sin actividad',
  roles: { owner: 'Propietario', editor: 'Editor', viewer: 'Lectura', door: 'Puerta' },
  doorOf: (lists: string) => `Escanea: ${lists}`,
  doorOfNone: 'No escanea ninguna lista',
  changeRole: 'Cambiar rol',
  remove: 'Quitar',
  forMember: (action: string, name: string) => `${action}: ${isolated(name, 60)}`,

  role: 'Rol',
  roleHints: {
    owner: 'Puede hacerlo todo: invitar a personas, conectar cuentas de Mailchimp, eliminar.',
    editor: 'Puede hacer todo lo relacionado con las listas. No puede invitar a personas ni conectar cuentas.',
    viewer: 'Ve las listas y las cifras. No puede cambiar nada ni descargar contactos.',
    door: 'Solo ve el escáner de las listas que elijas.',
  },
  listsToScan: 'Listas para escanear',
  noListsToScan: 'Aún no hay listas. Conecta primero una cuenta de Mailchimp.',
  listsFailed: 'No se han podido cargar las listas. Cierra esto e inténtalo de nuevo.',
  save: 'Guardar rol',
  saving: 'Guardando...',
  cancel: 'Cancelar',
  roleFailed: 'No se ha podido cambiar el rol',
  roleOf: (name: string) => `Rol de ${isolated(name, 60)}`,

  removeTitle: (name: string) => `¿Quitar a ${isolated(name, 60)}?`,
  removeQuestion: (name: string, team: string) =>
    `La sesión de ${isolated(name, 60)} en “${isolated(team, 60)}” se cierra al instante, en todos los dispositivos. Los escáneres abiertos se detienen. Lo que hizo sigue en el registro de actividad.`,
  removeConfirm: 'Quitar del equipo',
  removing: 'Quitando...',
  removeFailed: 'No se ha podido quitar al miembro',

  invite: 'Invitar a una persona',
  inviteText: 'Recibirá un correo con un enlace. Funciona una vez, durante 7 días y solo para esta dirección.',
  email: 'Correo',
  send: 'Enviar invitación',
  sending: 'Enviando...',
  inviteFailed: 'No se ha podido enviar la invitación',
  open: 'Invitaciones abiertas',
  openTable: 'Invitaciones abiertas del equipo',
  openColumns: { email: 'Correo', role: 'Rol', until: 'Funciona hasta', actions: 'Acciones' },
  resend: 'Reenviar',
  withdraw: 'Retirar',
  withdrawFailed: 'No se ha podido retirar la invitación',

  settings: 'Ajustes del equipo',
  name: 'Nombre del equipo',
  rename: 'Cambiar nombre',
  renameFailed: 'No se ha podido cambiar el nombre del equipo',
  secondStep: 'Exigir un segundo paso a todos',
  secondStepHint:
    'Los miembros confirman entonces cada inicio de sesión con una llave de acceso o una aplicación, además de su contraseña.',
  settingFailed: 'No se ha podido cambiar el ajuste',

  leave: 'Dejar este equipo',
  leaveText: 'Pierdes el acceso a sus listas. Tu cuenta y tus demás equipos se mantienen.',
  leaveQuestion: (team: string) =>
    `Tu sesión en “${isolated(team, 60)}” se cierra al instante, en todos los dispositivos. Solo podrás volver con una invitación nueva.`,
  leaving: 'Saliendo...',
  leaveFailed: 'No has podido dejar el equipo',
  lastOwner: 'Nadie más tiene el rol de propietario, así que no puedes irte. Da antes ese rol a otro miembro.',
  onlyMember: 'No hay más miembros que tú. El equipo se elimina junto con tu cuenta.',

  another: 'Crear otro equipo',
  anotherText: 'Para un cliente o un segundo evento. Tiene sus propias cuentas de Mailchimp, listas y miembros.',
  anotherName: 'Nombre del equipo nuevo',
  make: 'Crear equipo',
  making: 'Creando...',
  makeFailed: 'No se ha podido crear el equipo',
} satisfies AccountWords['team']
