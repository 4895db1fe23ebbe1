import type { shape as english } from '../../en/campaigns/shape.ts'
import { n } from '../format.ts'

type Pixels = { pixels: number }
type Tag = { tag: string }

/** Findings about the size of the code, conditions and the length of the email, and what the organiser can do. */
export const shape = {
  too_small: {
    sentence: ({ pixels }: Pixels) =>
      `De code is ${n(pixels)} pixels breed. Telefoons lezen hem goed vanaf 150 pixels.`,
    todo: 'Maak de afbeelding 200 pixels breed.',
  },
  no_size: {
    sentence: 'De afbeelding heeft geen breedte en hoogte, dus Outlook toont die misschien veel te groot.',
    todo: 'Zet breedte en hoogte op 200.',
  },
  narrow_container: {
    sentence: ({ pixels }: Pixels) =>
      `De code staat in een kolom van ${n(pixels)} pixels. Telefoons lezen hem goed vanaf 150 pixels.`,
    todo: 'Zet hem in een bredere kolom.',
  },
  stretched: {
    sentence: 'De afbeelding is niet vierkant, dus de code is vervormd.',
    todo: 'Geef breedte en hoogte hetzelfde getal.',
  },
  styled: {
    sentence: ({ property }: { property: string }) => `De stijl “${property}” verandert de afbeelding van de code.`,
    todo: 'Haal deze stijl van de afbeelding af.',
  },
  unbalanced: {
    sentence: ({ tag }: Tag) => `Bij de voorwaarde ${tag} ontbreekt een deel.`,
    todo: 'Bij elke *|IF:…|* hoort een *|END:IF|*. Anders toont Mailchimp de verkeerde delen.',
  },
  across_blocks: {
    sentence: ({ tag }: Tag) => `De voorwaarde ${tag} begint en eindigt in verschillende blokken.`,
    todo: 'Laat die in hetzelfde blok beginnen en eindigen. Anders kan de opmaak verschuiven.',
  },
  code_clipped: {
    sentence: 'De code staat na de eerste 102 kB, waar Gmail de e-mail afkapt.',
    todo: 'Zet de code hoger, of maak de e-mail korter.',
  },
  clipped: {
    sentence: ({ size }: { size: number }) => `De e-mail is ${n(size)} kB. Gmail kapt hem na 102 kB af.`,
    todo: 'De code staat vóór die grens. Maak de e-mail korter, zodat gasten ook de rest zien.',
  },
  text_without_code: {
    sentence:
      'In de versie met alleen tekst ontbreekt de code. Gasten die geen afbeeldingen zien, kunnen hem niet laten zien.',
    todo: 'Zet de merge-tag van de code in de versie met alleen tekst.',
  },
} satisfies typeof english
