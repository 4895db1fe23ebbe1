import type { shape as english } from '../../en/campaigns/shape.ts'
import { n } from '../format.ts'

type Pixels = { pixels: number }
type Tag = { tag: string }

/** Findings about the size of the code, conditions and the length of the email, and what the organiser can do. */
export const shape = {
  too_small: {
    sentence: ({ pixels }: Pixels) =>
      `Le code fait ${n(pixels)} pixels de large. Les téléphones le lisent bien à partir de 150 pixels.`,
    todo: 'Donnez à l’image 200 pixels de large.',
  },
  no_size: {
    sentence: 'L’image n’a ni largeur ni hauteur, donc Outlook risque de l’afficher beaucoup trop grande.',
    todo: 'Mettez la largeur et la hauteur à 200.',
  },
  narrow_container: {
    sentence: ({ pixels }: Pixels) =>
      `Le code est dans une colonne de ${n(pixels)} pixels. Les téléphones le lisent bien à partir de 150 pixels.`,
    todo: 'Déplacez-le dans une colonne plus large.',
  },
  stretched: {
    sentence: 'L’image n’est pas carrée, donc le code est déformé.',
    todo: 'Donnez le même nombre à la largeur et à la hauteur.',
  },
  styled: {
    sentence: ({ property }: { property: string }) => `Le style «\u{202f}${property}\u{202f}» modifie l’image du code.`,
    todo: 'Enlevez ce style de l’image.',
  },
  unbalanced: {
    sentence: ({ tag }: Tag) => `Il manque une partie à la condition ${tag}.`,
    todo: 'Chaque *|IF:…|* demande un *|END:IF|*. Sinon, Mailchimp montre les mauvaises parties.',
  },
  across_blocks: {
    sentence: ({ tag }: Tag) => `La condition ${tag} commence et finit dans des blocs différents.`,
    todo: 'Faites-la commencer et finir dans le même bloc. Sinon, la mise en page risque de se casser.',
  },
  code_clipped: {
    sentence: 'Le code se trouve après 102 ko, là où Gmail coupe l’e-mail.',
    todo: 'Déplacez le code plus haut, ou raccourcissez l’e-mail.',
  },
  clipped: {
    sentence: ({ size }: { size: number }) => `L’e-mail fait ${n(size)} ko. Gmail le coupe après 102 ko.`,
    todo: 'Le code se trouve avant la coupure. Raccourcissez l’e-mail pour que les invités voient le reste.',
  },
  text_without_code: {
    sentence:
      'La version en texte brut n’a pas de code. Les invités qui ne voient pas d’images ne peuvent pas le présenter.',
    todo: 'Ajoutez la balise de fusion du code à la version en texte brut.',
  },
} satisfies typeof english
