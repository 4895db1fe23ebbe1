import type { picture as english } from '../../en/campaigns/picture.ts'

const replaceIt = 'Remplacez-la par le HTML du code ci-dessous.'

/** Findings about the content and the picture of the code, and what the organiser can do. */
export const picture = {
  unread: {
    sentence: 'Mailchimp ne montre pas encore le contenu de ce brouillon, donc Listpass ne peut pas le vérifier.',
    todo: 'Ouvrez le brouillon dans Mailchimp, enregistrez-le une fois, puis actualisez.',
  },
  too_large: {
    sentence: 'Le HTML de ce brouillon est trop long ou trop imbriqué, donc Listpass ne peut pas le vérifier.',
    todo: 'Simplifiez-le dans Mailchimp, puis actualisez.',
  },
  only_text: {
    sentence: 'C’est une campagne en texte brut\u{202f}: les invités ne voient pas d’image de leur code.',
    todo: 'Utilisez une campagne normale. L’équipe à l’entrée peut aussi saisir le code qui est dans le texte.',
  },
  picture_missing: {
    sentence: 'L’e-mail n’a pas d’image du code.',
    todo: 'Collez le HTML du code ci-dessous dans le brouillon.',
  },
  only_link: {
    sentence: 'Le code est seulement dans un lien. Les invités n’ont rien à présenter à l’entrée.',
    todo: 'Collez le HTML du code ci-dessous dans le brouillon. Le lien peut rester.',
  },
  same_picture: {
    sentence: 'Tous les invités recevraient le même code.',
    todo: 'L’image a été importée dans Mailchimp, donc elle est la même pour chaque invité. Remplacez-la par le HTML du code ci-dessous.',
  },
  one_code: {
    sentence: 'Tous les invités recevraient le code d’un seul invité.',
    todo: 'L’adresse de l’image contient un code, et aucune balise de fusion. Remplacez l’image par le HTML du code ci-dessous.',
  },
  picture_elsewhere: {
    sentence: 'L’image est créée par un autre site. Vos entrées ne peuvent pas la lire.',
    todo: replaceIt,
  },
  pasted_as_text: {
    sentence: 'Les invités verraient le HTML du code, et aucune image.',
    todo: 'Collez le HTML du code dans un bloc Code, prévu pour le HTML, et non dans un bloc de texte.',
  },
  as_background: {
    sentence: 'Le code est une image de fond\u{202f}: beaucoup de messageries ne la montrent pas.',
    todo: replaceIt,
  },
  in_comment: {
    sentence: 'Le code est dans un commentaire HTML, donc aucun invité ne le voit.',
    todo: 'Enlevez les balises de commentaire autour du code.',
  },
  hidden: { sentence: 'Un style cache l’image du code.', todo: 'Déplacez-la à un endroit visible du brouillon.' },
  in_conditional: {
    sentence: ({ condition }: { condition: string }) =>
      `Seuls les invités pour lesquels ${condition} est vrai reçoivent le code.`,
    todo: 'Sortez le code de la condition si chaque invité en a besoin.',
  },
} satisfies typeof english
