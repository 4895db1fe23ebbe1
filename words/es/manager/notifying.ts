import type { ManagerWords } from '../../en/manager/index.ts'
import { n } from '../format.ts'

/** The notifications of a member while doors are open, and the VIPs of the list. */
export const notifying = {
  title: 'Notificaciones',
  loading: 'Cargando tus notificaciones...',
  text: 'De qué quieres enterarte mientras las puertas están abiertas. Es solo para ti: cada miembro elige por su cuenta.',
  off: 'Desactivadas',
  on: (on: number, of: number) => `${n(on)} de ${n(of)} activadas`,
  loadFailed: 'No se han podido cargar tus notificaciones',
  failed: 'No se han podido cambiar tus notificaciones',
  kinds: {
    vip_arrived: { name: 'Llega un VIP', hint: 'Una vez, cuando un VIP entra en un evento.' },
    nearly_full: {
      name: 'Un evento tiene el aforo casi completo',
      hint: 'Al 90\u00a0% de su aforo, y otra vez después de bajar del 80\u00a0%.',
    },
    door_silent: {
      name: 'Una puerta no responde',
      hint: 'Cuando la puerta de un enlace de escáner no responde durante 5 minutos con su evento abierto.',
    },
  },
  in_page: 'En la página',
  by_mail: 'Por correo',
  mailText: 'De cada tipo llega como máximo un correo cada 15 minutos.',
  vips: 'VIP',
  noVips: 'Esta lista aún no tiene ningún VIP.',
  whoIsVip: '¿Quién es VIP?',
  noOne: 'Nadie',
  readAt: (when: string) => `Actualizado: ${when}.`,
  change: 'Cambiar los VIP',
  dialogTitle: 'Los VIP de esta lista',
  dialogText:
    'Elige una condición. Cuando entra un invitado que la cumple, se avisa a los miembros que lo quieren saber.',
  save: 'Guardar los VIP',
  saving: 'Guardando...',
  saveFailed: 'No se han podido cambiar los VIP',
  cancel: 'Cancelar',
} satisfies ManagerWords['notifying']
