import type { shape as english } from '../../en/campaigns/shape.ts'
import { n } from '../format.ts'

type Pixels = { pixels: number }
type Tag = { tag: string }

/** Findings about the size of the code, conditions and the length of the email, and what the organiser can do. */
export const shape = {
  too_small: {
    sentence: ({ pixels }: Pixels) => `Der Code ist ${n(pixels)} Pixel breit. Handys lesen ihn gut ab 150 Pixeln.`,
    todo: 'Machen Sie das Bild 200 Pixel breit.',
  },
  no_size: {
    sentence: 'Das Bild hat keine Breite und Höhe, darum zeigt Outlook es vielleicht viel zu groß.',
    todo: 'Setzen Sie Breite und Höhe auf 200.',
  },
  narrow_container: {
    sentence: ({ pixels }: Pixels) =>
      `Der Code steht in einer Spalte von ${n(pixels)} Pixeln. Handys lesen ihn gut ab 150 Pixeln.`,
    todo: 'Setzen Sie ihn in eine breitere Spalte.',
  },
  stretched: {
    sentence: 'Das Bild ist nicht quadratisch, darum ist der Code verzerrt.',
    todo: 'Geben Sie für Breite und Höhe dieselbe Zahl an.',
  },
  styled: {
    sentence: ({ property }: { property: string }) => `Der Stil „${property}“ verändert das Bild des Codes.`,
    todo: 'Entfernen Sie diesen Stil vom Bild.',
  },
  unbalanced: {
    sentence: ({ tag }: Tag) => `Zur Bedingung ${tag} fehlt das Gegenstück.`,
    todo: 'Zu jedem *|IF:…|* gehört ein *|END:IF|*. Sonst zeigt Mailchimp die falschen Teile.',
  },
  across_blocks: {
    sentence: ({ tag }: Tag) => `Die Bedingung ${tag} beginnt und endet in verschiedenen Blöcken.`,
    todo: 'Lassen Sie sie im selben Block beginnen und enden. Sonst kann das Layout verrutschen.',
  },
  code_clipped: {
    sentence: 'Der Code steht nach den ersten 102 kB, wo Gmail die E-Mail abschneidet.',
    todo: 'Setzen Sie den Code weiter nach oben, oder kürzen Sie die E-Mail.',
  },
  clipped: {
    sentence: ({ size }: { size: number }) => `Die E-Mail ist ${n(size)} kB groß. Gmail schneidet sie nach 102 kB ab.`,
    todo: 'Der Code steht davor. Kürzen Sie die E-Mail, damit Gäste auch den Rest sehen.',
  },
  text_without_code: {
    sentence: 'Im Nur-Text-Teil fehlt der Code. Gäste, die keine Bilder sehen, können ihn nicht zeigen.',
    todo: 'Fügen Sie das Merge-Tag des Codes in den Nur-Text-Teil ein.',
  },
} satisfies typeof english
