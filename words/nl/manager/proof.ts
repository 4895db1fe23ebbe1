import { isolated } from '#domain/user-text.ts'
import type { ManagerWords } from '../../en/manager/index.ts'
import { n } from '../format.ts'

/** A draft as each guest gets it. */
export const proof = {
  loading: 'Waarden van de gast invullen...',
  failed: 'De e-mail kon niet worden getoond',
  /** A field with the number of the guest, and behind it how many there are. */
  guest: 'Gast',
  of: (total: number) => `van ${n(total)}`,
  previous: 'Vorige',
  next: 'Volgende',
  nobody: 'Dit concept heeft nog geen ontvangers',
  nobodyText: 'Kies de ontvangers in Mailchimp en kijk dan opnieuw.',
  unread: 'Mailchimp toont nog geen inhoud van dit concept',
  unreadText: 'Open het concept in Mailchimp, sla het één keer op en kijk opnieuw.',
  uncertain:
    'Alleen Mailchimp weet welke gasten aan de voorwaarden van dit concept voldoen. Hier zie je alle gasten van de lijst.',
  version: 'Versie',
  width: 'Breedte',
  widths: { 600: 'Computer', 320: 'Telefoon' },
  look: 'Weergave',
  looks: { light: 'Licht', dark: 'Donker' },
  frame: (name: string) => `De e-mail zoals ${isolated(name, 60)} die krijgt`,
  window: 'De e-mail in het venster',
  others: 'Andere afbeeldingen tonen',
  othersHint: 'Alleen de code wordt geladen. Bij andere afbeeldingen kan de afzender zien dat je hebt gekeken.',
  /** `tags`: such as “*|FNAME|*, *|LNAME|*”. */
  left: (tags: string) => `Niet ingevuld: ${tags}. Mailchimp vult de eigen tags in bij het versturen.`,

  reading: 'Code lezen...',
  readFailed: 'De code kon nu niet worden gelezen',
  readIn: (read: number, of: number) => `Gelezen: ${n(read)} van ${n(of)}`,
  readText:
    'De afbeelding is op het openbare adres geopend, en gelezen bij 200, 150 en 120 pixels, op licht en donker.',
  /** `ways`: with commas between them. */
  missed: (ways: string) => `Niet gelezen: ${ways}. Maak de afbeelding in het concept groter.`,
  way: {
    light: (side: number) => `${n(side)} pixels op licht`,
    dark: (side: number) => `${n(side)} pixels op donker`,
  },
  none: 'Geen lezer kon deze afbeelding lezen',
  noneText: 'Er staat geen code van deze gast op. Vergelijk dit met de bevindingen hierboven.',
  other: 'Op de afbeelding staat de code van een andere gast',
  otherText: 'Elke gast zou dezelfde code tonen. Vervang de afbeelding door het blok met de code.',
  noPicture: 'In deze e-mail staat geen afbeelding van de code op je openbare adres',
  noPictureText: 'Plak het blok met de code in het concept. De bevindingen hierboven zeggen meer.',
  unreachable: 'De afbeelding kon niet worden geopend',
  unreachableText: (address: string) =>
    `${address} gaf geen antwoord. Gasten zouden ook geen afbeelding zien, tenzij alleen deze server het eigen adres niet kan bereiken.`,
  onlyHere: (address: string) => `Maar alleen hier: gasten kunnen ${address} niet openen.`,

  live: 'Probeer het met je telefoon',
  liveText:
    'Scan de code van deze gast uit de e-mail hierboven, of uit een e-mail die is aangekomen. Deze pagina wacht en meldt het je.',
} satisfies ManagerWords['proof']
