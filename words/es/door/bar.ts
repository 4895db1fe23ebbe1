import type { DoorWords } from '../../en/door/index.ts'
import { count, n } from '../format.ts'

/** The state of a door, in sentences. */
export const bar = {
  label: 'Estado de esta puerta',
  counter: (come: number, contacts: number) =>
    count(come, { one: `# de ${n(contacts)} ha entrado`, other: `# de ${n(contacts)} han entrado` }),
  online: 'Con conexión.',
  closed: 'Puerta cerrada.',
  offline: 'Ahora funciona sin conexión.',
  offlineNoList:
    'Sin conexión, y este dispositivo aún no tiene la lista. Los escaneos esperan hasta que haya conexión.',
  offlineRefused:
    'Sin conexión. Este navegador no puede guardar escaneos. Desactiva la navegación privada o espera a que haya conexión.',
  listAge: (time: string) => `Lista actualizada: ${time}.`,
  noNames: (most: number) =>
    `Esta lista tiene más de ${n(most)} contactos, así que este dispositivo tiene sus códigos, pero no los nombres ni los demás datos.`,
  pending: (scans: number) => count(scans, { one: '# escaneo por enviar.', other: '# escaneos por enviar.' }),
  pendingElsewhere: (scans: number) =>
    count(scans, {
      one: '# escaneo de otra lista aún no se ha enviado. Abre el escáner de esa lista en este dispositivo.',
      other: '# escaneos de otras listas aún no se han enviado. Abre los escáneres de esas listas en este dispositivo.',
    }),
  pendingForOrganiser: (scans: number) =>
    count(scans, {
      one: '# escaneo de un enlace de escáner anterior sigue en este dispositivo. Solo puede enviarlo la organización, si inicia sesión aquí.',
      other:
        '# escaneos de un enlace de escáner anterior siguen en este dispositivo. Solo puede enviarlos la organización, si inicia sesión aquí.',
    }),
  takenOver: (scans: number) =>
    count(scans, {
      one: 'Enviado desde este dispositivo: # escaneo de un enlace de escáner. Cierra sesión antes de devolver el dispositivo.',
      other:
        'Enviados desde este dispositivo: # escaneos de un enlace de escáner. Cierra sesión antes de devolver el dispositivo.',
    }),
  signIn: 'Iniciar sesión como organización',
  loading: 'Guardando la lista para usarla sin conexión...',
  refused: 'Este navegador no puede guardar la lista. Esta puerta solo funciona con conexión.',
  endedLink: (scans: number) =>
    count(scans, {
      one: 'Este enlace de escáner ya no es válido. La organización puede iniciar sesión en este dispositivo para enviar el escaneo.',
      other:
        'Este enlace de escáner ya no es válido. La organización puede iniciar sesión en este dispositivo para enviar los escaneos.',
    }),
  endedOrganiser: (scans: number) =>
    count(scans, {
      one: 'Tu sesión se ha cerrado. Inicia sesión de nuevo en este dispositivo para enviar el escaneo.',
      other: 'Tu sesión se ha cerrado. Inicia sesión de nuevo en este dispositivo para enviar los escaneos.',
    }),
  declined: 'Listpass no acepta escaneos en este momento. Se quedan en este dispositivo.',
  newVersion: 'Nueva versión: recargar',
} satisfies DoorWords['bar']
