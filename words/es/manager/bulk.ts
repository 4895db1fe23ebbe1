import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** Changes of many guests at once. */
export const bulk = {
  bar: 'Invitados seleccionados',
  selected: (guests: number) => count(guests, { one: '# invitado seleccionado', other: '# invitados seleccionados' }),
  all: (guests: number) => `Seleccionar todos (${n(guests)})`,
  block: 'Bloquear',
  unblock: 'Desbloquear',
  setMax: 'Fijar máximo',
  tag: 'Etiquetar',
  clear: 'Quitar la selección',
  stop: 'Parar',
  close: 'Cerrar',
  retry: 'Reintentar con el resto',
  progress: (done: number, of: number) =>
    count(of, { one: `${n(done)} de # invitado`, other: `${n(done)} de # invitados` }),
  at: { block: 'Bloqueando', unblock: 'Desbloqueando', max: 'Fijando el máximo', tag: 'Etiquetando' },
  did: {
    block: (guests: number) => count(guests, { one: '# invitado bloqueado.', other: '# invitados bloqueados.' }),
    unblock: (guests: number) =>
      count(guests, { one: '# invitado desbloqueado.', other: '# invitados desbloqueados.' }),
    max: (guests: number) =>
      count(guests, { one: 'Máximo de # invitado fijado.', other: 'Máximo de # invitados fijado.' }),
  },
  gone: (guests: number) =>
    count(guests, { one: '# invitado ya no estaba en Listpass.', other: '# invitados ya no estaban en Listpass.' }),
  stopped: (done: number, of: number) => `Detenido: se han hecho ${n(done)} de ${n(of)} cambios.`,
  failed: (done: number, of: number) =>
    `Se han hecho ${n(done)} de ${n(of)} cambios. El resto no se ha podido cambiar.`,
  failedBecause: (done: number, of: number, problem: string) =>
    `Se han hecho ${n(done)} de ${n(of)} cambios. El resto no se ha podido cambiar: ${problem}`,
  blockTitle: (guests: number) => count(guests, { one: '¿Bloquear # invitado?', other: '¿Bloquear # invitados?' }),
  blockQuestion: 'Las puertas rechazan sus códigos hasta que los desbloquees.',
  unblockTitle: (guests: number) =>
    count(guests, { one: '¿Desbloquear # invitado?', other: '¿Desbloquear # invitados?' }),
  unblockQuestion: 'Las puertas vuelven a aceptar sus códigos, hasta donde permita su máximo.',
  maxTitle: (guests: number) =>
    count(guests, { one: 'Fijar el máximo de # invitado', other: 'Fijar el máximo de # invitados' }),
  max: 'Entradas permitidas',
  maxHint: '0 bloquea los códigos. Mailchimp recibe el nuevo máximo en unos minutos.',
  maxInvalid: 'Escribe un número entero de 0 a 1.000.000.',
  cancel: 'Cancelar',
} satisfies ManagerWords['bulk']
