import type { list as english } from '../../en/campaigns/list.ts'
import { count, n } from '../format.ts'

const syncList = 'Synchroniseer de lijst bij Instellingen.'
const makeLink = 'Maak een scannerlink bij Deuren.'

type Ending = { links: number; occasion: string }

const endBefore = ({ links, occasion }: Ending) =>
  `${count(links, { one: '# scannerlink verloopt', other: '# scannerlinks verlopen' })} voor het einde van “${occasion}”.`

/** Findings about the list itself, and what the organiser can do. */
export const list = {
  fields_missing: { sentence: 'De lijst heeft geen veld voor de code.', todo: 'Maak de QR-velden bij Instellingen.' },
  codes_running: {
    sentence: 'Listpass is de codes nog aan het maken.',
    todo: 'Wacht tot alles klaar is en kijk opnieuw.',
  },
  codes_missing: { sentence: 'De gasten hebben nog geen code.', todo: 'Maak de codes bij Instellingen.' },
  pending: {
    sentence: ({ guests }: { guests: number }) =>
      `Mailchimp heeft de nieuwste gegevens van ${count(guests, { one: '# gast', other: '# gasten' })} nog niet.`,
    todo: 'Dit duurt ongeveer een minuut. Kijk opnieuw voordat je verstuurt.',
  },
  not_listening: {
    sentence: 'Nieuwe abonnees krijgen niet vanzelf een code.',
    todo: 'Stel de webhook in bij Instellingen.',
  },
  /** Some links end early, and others last. */
  doors_end: { sentence: endBefore, todo: 'Wijzig bij Deuren wanneer ze verlopen.' },
  /** All links end early. */
  doors_all_end: { sentence: endBefore, todo: makeLink },
  /** No link works. */
  doors_none: {
    sentence: ({ occasion }: { occasion: string }) => `Geen enkele scannerlink van “${occasion}” werkt nog.`,
    todo: makeLink,
  },
  receivers_unknown: {
    sentence: ({ guests }: { guests: number }) =>
      `Listpass weet niet welke gasten deze e-mail krijgen. In de hele lijst ${count(guests, { one: 'heeft # gast', other: 'hebben # gasten' })} geen code.`,
    todo: 'Synchroniseer de lijst bij Instellingen en kijk opnieuw.',
  },
  nobody_has_code: { sentence: 'Geen van de ontvangers heeft een code.', todo: syncList },
  some_without_code: {
    sentence: ({ recipients }: { recipients: number }) =>
      `${count(recipients, { one: '# ontvanger heeft', other: '# ontvangers hebben' })} nog geen code.`,
    todo: 'In hun e-mail zou een voorbeeld staan. Synchroniseer de lijst bij Instellingen.',
  },
  new_recipients: {
    sentence: ({ recipients, known }: { recipients: number; known: number }) =>
      `Mailchimp telt ${count(recipients, { one: '# ontvanger', other: '# ontvangers' })}, en Listpass kent er ${n(known)}.`,
    todo: 'Nieuwe contacten hebben nog geen code. Synchroniseer de lijst bij Instellingen.',
  },
} satisfies typeof english
