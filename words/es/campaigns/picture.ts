import type { picture as english } from '../../en/campaigns/picture.ts'

const replaceIt = 'Sustitúyela por el bloque del código de abajo.'

/** Findings about the content and the picture of the code, and what the organiser can do. */
export const picture = {
  unread: {
    sentence: 'Mailchimp aún no muestra ningún contenido de este borrador, así que Listpass no puede comprobarlo.',
    todo: 'Abre el borrador en Mailchimp, guárdalo una vez y mira de nuevo.',
  },
  too_large: {
    sentence:
      'El HTML de este borrador es demasiado largo o tiene demasiados niveles, así que Listpass no puede comprobarlo.',
    todo: 'Simplifícalo en Mailchimp y mira de nuevo.',
  },
  only_text: {
    sentence: 'Es una campaña de texto sin formato, así que los invitados no ven ninguna imagen de su código.',
    todo: 'Usa una campaña normal. El personal de la puerta también puede escribir el código que está en el texto.',
  },
  picture_missing: {
    sentence: 'El correo no tiene ninguna imagen del código.',
    todo: 'Pega en el borrador el bloque del código de abajo.',
  },
  only_link: {
    sentence: 'El código solo está en un enlace. Los invitados no tienen nada que mostrar en la puerta.',
    todo: 'Pega en el borrador el bloque del código de abajo. El enlace puede quedarse.',
  },
  same_picture: {
    sentence: 'Todos los invitados recibirían el mismo código.',
    todo: 'La imagen se subió a Mailchimp, así que ya no cambia para cada invitado. Sustitúyela por el bloque del código de abajo.',
  },
  one_code: {
    sentence: 'Todos los invitados recibirían el código de un solo invitado.',
    todo: 'La dirección de la imagen contiene un código y ninguna etiqueta merge. Sustituye la imagen por el bloque del código de abajo.',
  },
  picture_elsewhere: { sentence: 'Otro sitio web dibuja la imagen. Tus puertas no pueden leerla.', todo: replaceIt },
  pasted_as_text: {
    sentence: 'Los invitados verían el HTML del código y ninguna imagen.',
    todo: 'Pega el bloque del código en un bloque para HTML (“Código”), no en un bloque de texto.',
  },
  as_background: {
    sentence: 'El código es una imagen de fondo, y muchos programas de correo no la muestran.',
    todo: replaceIt,
  },
  in_comment: {
    sentence: 'El código está dentro de un comentario HTML, así que ningún invitado lo ve.',
    todo: 'Quita las marcas de comentario que lo rodean.',
  },
  hidden: { sentence: 'Un estilo oculta la imagen del código.', todo: 'Muévela a un lugar visible del borrador.' },
  in_conditional: {
    sentence: ({ condition }: { condition: string }) =>
      `Solo los invitados para los que se cumple ${condition} reciben el código.`,
    todo: 'Saca el código de la condición si todos los invitados lo necesitan.',
  },
} satisfies typeof english
