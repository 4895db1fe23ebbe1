import type { ManagerWords } from '../../en/manager/index.ts'

/** Which guests are shown: on the screen, and on paper. */
export const guestFilters = {
  presences: { all: 'Todos', in: 'Han entrado', not_in: 'Por llegar', left: 'Han salido' },
  marks: {
    blocked: 'Código bloqueado',
    used_up: 'Entradas agotadas',
    unreached: 'No recibió el correo',
    refused: 'Rechazo de Mailchimp',
    removed: 'Ya no está en la lista',
  },
  histories: { often: 'Más de una visita', never: 'Ninguna visita' },
  none: 'Ahora no hay ningún invitado aquí.',
} satisfies ManagerWords['guestFilters']
