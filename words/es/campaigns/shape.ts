import type { shape as english } from '../../en/campaigns/shape.ts'
import { n } from '../format.ts'

type Pixels = { pixels: number }
type Tag = { tag: string }

/** Findings about the size of the code, conditions and the length of the email, and what the organiser can do. */
export const shape = {
  too_small: {
    sentence: ({ pixels }: Pixels) =>
      `El código tiene ${n(pixels)} píxeles de ancho. Los teléfonos lo leen bien a partir de 150 píxeles.`,
    todo: 'Haz que la imagen tenga 200 píxeles de ancho.',
  },
  no_size: {
    sentence: 'La imagen no tiene ancho ni alto, así que Outlook puede mostrarla demasiado grande.',
    todo: 'Pon 200 en el ancho y en el alto.',
  },
  narrow_container: {
    sentence: ({ pixels }: Pixels) =>
      `El código está en una columna de ${n(pixels)} píxeles. Los teléfonos lo leen bien a partir de 150 píxeles.`,
    todo: 'Muévelo a una columna más ancha.',
  },
  stretched: {
    sentence: 'La imagen no es cuadrada, así que el código se deforma.',
    todo: 'Pon el mismo número en el ancho y en el alto.',
  },
  styled: {
    sentence: ({ property }: { property: string }) => `El estilo “${property}” cambia la imagen del código.`,
    todo: 'Quita este estilo de la imagen.',
  },
  unbalanced: {
    sentence: ({ tag }: Tag) => `A la condición ${tag} le falta una parte.`,
    todo: 'Cada *|IF:…|* necesita un *|END:IF|*. Si no, Mailchimp muestra las partes equivocadas.',
  },
  across_blocks: {
    sentence: ({ tag }: Tag) => `La condición ${tag} empieza y termina en bloques distintos.`,
    todo: 'Haz que empiece y termine en el mismo bloque. Si no, el diseño puede romperse.',
  },
  code_clipped: {
    sentence: 'El código está después de los primeros 102 kB, donde Gmail corta el correo.',
    todo: 'Pon el código más arriba o acorta el correo.',
  },
  clipped: {
    sentence: ({ size }: { size: number }) => `El correo ocupa ${n(size)} kB. Gmail lo corta después de 102 kB.`,
    todo: 'El código está antes del corte. Acorta el correo para que los invitados vean el resto.',
  },
  text_without_code: {
    sentence:
      'La parte de texto sin formato no tiene el código. Los invitados que no ven imágenes no pueden mostrarlo.',
    todo: 'Añade la etiqueta merge del código a la parte de texto sin formato.',
  },
} satisfies typeof english
