import { isolated } from '#domain/user-text.ts'
import type { JoinWords } from '../../en/join/index.ts'

/** An invitation to a team. */
export const invitation = {
  title: 'Únete a un equipo',
  loading: 'Cargando la invitación...',
  failed: 'No se ha podido leer la invitación',
  tryAgain: 'Reintentar',
  incomplete: 'Este enlace no está completo.',
  incompleteText: 'Ábrelo otra vez desde el correo o pide una invitación nueva.',
  invites: (person: string, team: string) => `${isolated(person, 60)} te invita al equipo “${isolated(team, 60)}”.`,
  tasks: {
    owner:
      'Tendrás el rol de propietario: podrás hacerlo todo, también invitar a personas y conectar cuentas de Mailchimp.',
    editor: 'Tendrás el rol de editor: podrás hacer todo lo relacionado con las listas.',
    viewer: 'Tendrás el rol de lectura: podrás ver las listas y las cifras.',
    door: 'Escanearás en la puerta, con tu propia cuenta.',
  },
  join: 'Unirme',
  joining: 'Uniéndote...',
  joinFailed: 'No has podido unirte al equipo',
  isFor: (email: string) => `La invitación es para ${isolated(email, 80)}.`,
  otherAddress: (invited: string, own: string) =>
    `Esta invitación es para ${isolated(invited, 80)}. Has iniciado sesión como ${isolated(own, 80)}.`,
  otherAddressText:
    'Cierra la sesión e inicia otra con la dirección de la invitación. O pide una invitación para tu propia dirección.',
  signOut: 'Cerrar sesión',
  signIn: 'Iniciar sesión',
  register: 'Crear una cuenta',
} satisfies JoinWords['invitation']
