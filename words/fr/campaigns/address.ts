import type { address as english } from '../../en/campaigns/address.ts'

const copyAgain = 'Copiez de nouveau le HTML, et remplacez le bloc dans le brouillon.'

type Address = { address: string }
type Tag = { tag: string }

/** Findings about the address of the picture and its merge tag, and what the organiser can do. */
export const address = {
  address_incomplete: { sentence: 'L’adresse de l’image est incomplète, donc rien ne s’affiche.', todo: copyAgain },
  address_http: {
    sentence: 'L’adresse de l’image commence par http. Beaucoup de messageries la bloquent.',
    todo: copyAgain,
  },
  address_local: {
    sentence: ({ address: at }: Address) => `L’adresse de l’image est ${at}. Les invités ne peuvent pas l’ouvrir.`,
    todo: 'Donnez à PUBLIC_URL une adresse https publique. Copiez ensuite de nouveau le HTML.',
  },
  address_former: {
    sentence: ({ address: at }: Address) => `L’image utilise l’ancienne adresse ${at}.`,
    todo: 'Elle ne fonctionne que tant que cette adresse mène à Listpass. Copiez de nouveau le HTML.',
  },
  address_other: {
    sentence: ({ address: at }: Address) => `L’adresse de l’image est ${at}. Ce n’est pas ce Listpass.`,
    todo: copyAgain,
  },
  smart_quotes: {
    sentence: 'L’adresse de l’image contient des guillemets typographiques, donc rien ne s’affiche.',
    todo: copyAgain,
  },
  tag_missing: {
    sentence: 'L’adresse de l’image n’a pas de balise de fusion, donc chaque invité reçoit un exemple.',
    todo: copyAgain,
  },
  tag_broken: { sentence: 'La balise de fusion dans l’adresse de l’image est incomplète.', todo: copyAgain },
  tag_split: {
    sentence: 'Une mise en forme coupe la balise de fusion, donc Mailchimp ne peut pas la remplir.',
    todo: copyAgain,
  },
  tag_spaced: {
    sentence: 'La balise de fusion contient des espaces, donc Mailchimp ne peut pas la remplir.',
    todo: copyAgain,
  },
  tag_lower_case: {
    sentence: 'La balise de fusion est en minuscules, donc Mailchimp risque de ne pas la remplir.',
    todo: copyAgain,
  },
  tag_of_other_list: {
    sentence: ({ list }: { list: string }) => `La balise de fusion appartient à la liste «\u{202f}${list}\u{202f}».`,
    todo: copyAgain,
  },
  tag_of_other_field: {
    sentence: ({ tag }: Tag) => `La balise de fusion ${tag} est un autre champ de cette liste, et non le code.`,
    todo: copyAgain,
  },
  tag_typo: { sentence: ({ tag }: Tag) => `La balise de fusion ${tag} contient une faute de frappe.`, todo: copyAgain },
  tag_unknown: { sentence: ({ tag }: Tag) => `Cette liste n’a pas de balise de fusion ${tag}.`, todo: copyAgain },
  tag_encoded: {
    sentence: 'L’éditeur a modifié les caractères de la balise de fusion. En général, Mailchimp la remplit quand même.',
    todo: 'Envoyez-vous un test, ou copiez de nouveau le HTML.',
  },
} satisfies typeof english
