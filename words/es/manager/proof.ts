import { isolated } from '#domain/user-text.ts'
import type { ManagerWords } from '../../en/manager/index.ts'
import { n } from '../format.ts'

/** A draft as each guest gets it. */
export const proof = {
  loading: 'Rellenando con los datos del invitado...',
  failed: 'No se ha podido mostrar el correo',
  /** A field with the number of the guest, and behind it how many there are. */
  guest: 'Invitado',
  of: (total: number) => `de ${n(total)}`,
  previous: 'Anterior',
  next: 'Siguiente',
  nobody: 'Este borrador aún no tiene destinatarios',
  nobodyText: 'Elige los destinatarios en Mailchimp y mira de nuevo.',
  unread: 'Mailchimp aún no muestra ningún contenido de este borrador',
  unreadText: 'Abre el borrador en Mailchimp, guárdalo una vez y mira de nuevo.',
  uncertain:
    'Solo Mailchimp sabe qué invitados cumplen las condiciones de este borrador. Aquí ves a todos los de la lista.',
  version: 'Versión',
  width: 'Ancho',
  widths: { 600: 'Ordenador', 320: 'Teléfono' },
  look: 'Aspecto',
  looks: { light: 'Claro', dark: 'Oscuro' },
  frame: (name: string) => `El correo tal como lo recibe ${isolated(name, 60)}`,
  window: 'El correo en su ventana',
  others: 'Mostrar otras imágenes',
  othersHint: 'Solo se carga el código. Otras imágenes pueden revelar a su remitente que has mirado.',
  /** `tags`: such as “*|FNAME|*, *|LNAME|*”. */
  left: (tags: string) => `Se quedan como están: ${tags}. Mailchimp rellena sus propias etiquetas al enviar.`,

  reading: 'Leyendo el código...',
  readFailed: 'Ahora no se ha podido leer el código',
  readIn: (read: number, of: number) => `Lecturas correctas: ${n(read)} de ${n(of)}`,
  readText:
    'La imagen se ha abierto en su dirección pública y se ha leído con 200, 150 y 120 píxeles, sobre claro y sobre oscuro.',
  /** `ways`: with commas between them. */
  missed: (ways: string) => `No se ha leído con: ${ways}. Amplía la imagen en el borrador.`,
  way: {
    light: (side: number) => `${n(side)} píxeles sobre claro`,
    dark: (side: number) => `${n(side)} píxeles sobre oscuro`,
  },
  none: 'Ningún lector ha podido leer esta imagen',
  noneText: 'No contiene ningún código de este invitado. Compárala con las comprobaciones de arriba.',
  other: 'La imagen contiene el código de otro invitado',
  otherText: 'Todos los invitados mostrarían el mismo código. Sustituye la imagen por el bloque del código.',
  noPicture: 'Este correo no tiene ninguna imagen del código en tu dirección pública',
  noPictureText: 'Pega el bloque del código en el borrador. Las comprobaciones de arriba dicen más.',
  unreachable: 'No se ha podido abrir la imagen',
  unreachableText: (address: string) =>
    `${address} no ha respondido. Los invitados tampoco verían la imagen, salvo que solo este servidor no pueda llegar a su propia dirección.`,
  onlyHere: (address: string) => `Pero solo aquí: los invitados no pueden abrir ${address}.`,

  live: 'Pruébalo con tu teléfono',
  liveText:
    'Escanea el código de este invitado en el correo de arriba, o en uno que te haya llegado. Esta página espera y te avisa.',
} satisfies ManagerWords['proof']
