import type { ProductWords } from '../../en/product/index.ts'

/** Two teams with one Mailchimp account. */
export const sameAccount = {
  title: 'Otra organización usa también esta cuenta de Mailchimp',
  detail:
    'Cada una cuenta las entradas por separado, así que un código permite entrar una vez por tus puertas y otra por las suyas. Si una de las dos desactiva una lista, ambas pierden los campos QR. En la página de la lista puedes preguntar si quieren unir las dos listas en una, o mantenerlas aparte.',
} satisfies ProductWords['sameAccount']
