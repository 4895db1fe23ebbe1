import type { address as english } from '../../en/campaigns/address.ts'

const copyAgain = 'Copia el HTML otra vez y sustituye el bloque en el borrador.'

type Address = { address: string }
type Tag = { tag: string }

/** Findings about the address of the picture and its merge tag, and what the organiser can do. */
export const address = {
  address_incomplete: {
    sentence: 'La dirección de la imagen está incompleta, así que no muestra nada.',
    todo: copyAgain,
  },
  address_http: {
    sentence: 'La dirección de la imagen empieza por http. Muchos programas de correo la bloquean.',
    todo: copyAgain,
  },
  address_local: {
    sentence: ({ address: at }: Address) => `La imagen está en ${at}, una dirección que los invitados no pueden abrir.`,
    todo: 'Pon en PUBLIC_URL una dirección https pública. Después, copia el HTML otra vez.',
  },
  address_former: {
    sentence: ({ address: at }: Address) => `La imagen usa la dirección anterior ${at}.`,
    todo: 'Solo funciona mientras esa dirección lleve a Listpass. Copia el HTML otra vez.',
  },
  address_other: {
    sentence: ({ address: at }: Address) => `La imagen está en ${at}, que no es este Listpass.`,
    todo: copyAgain,
  },
  smart_quotes: {
    sentence: 'La dirección de la imagen tiene comillas tipográficas, así que no muestra nada.',
    todo: copyAgain,
  },
  tag_missing: {
    sentence: 'La dirección de la imagen no tiene etiqueta merge, así que cada invitado recibe una muestra.',
    todo: copyAgain,
  },
  tag_broken: { sentence: 'La etiqueta merge de la dirección de la imagen está incompleta.', todo: copyAgain },
  tag_split: {
    sentence: 'El formato divide la etiqueta merge, así que Mailchimp no puede rellenarla.',
    todo: copyAgain,
  },
  tag_spaced: {
    sentence: 'La etiqueta merge contiene espacios, así que Mailchimp no puede rellenarla.',
    todo: copyAgain,
  },
  tag_lower_case: {
    sentence: 'La etiqueta merge está en minúsculas, así que es posible que Mailchimp no la rellene.',
    todo: copyAgain,
  },
  tag_of_other_list: {
    sentence: ({ list }: { list: string }) => `La etiqueta merge pertenece a la lista “${list}”.`,
    todo: copyAgain,
  },
  tag_of_other_field: {
    sentence: ({ tag }: Tag) => `La etiqueta merge ${tag} es otro campo de esta lista, no el código.`,
    todo: copyAgain,
  },
  tag_typo: { sentence: ({ tag }: Tag) => `La etiqueta merge ${tag} tiene una errata.`, todo: copyAgain },
  tag_unknown: { sentence: ({ tag }: Tag) => `Esta lista no tiene ninguna etiqueta merge ${tag}.`, todo: copyAgain },
  tag_encoded: {
    sentence:
      'El editor ha cambiado los caracteres de la etiqueta merge. Por lo general, Mailchimp la rellena de todos modos.',
    todo: 'Envíate una prueba o copia el HTML otra vez.',
  },
} satisfies typeof english
