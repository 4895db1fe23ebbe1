import { isolated } from '#domain/user-text.ts'
import type { SheetWords } from '../en/sheet.ts'

/** The sheet of a door: the paper beside it, for staff. */
export const sheet = {
  code: (door: string) => `QR-code die de scanner van ${isolated(door, 60)} opent`,
  codeLoading: 'QR-code tekenen...',
  codeFailed: 'De QR-code kon niet worden getekend',
  stepsLabel: 'Zo begin je',
  steps: [
    { what: 'Scan dit met de camera van je telefoon', how: 'Geen app, geen account.' },
    { what: 'Sta de camera toe', how: 'Open daarna de startcheck.' },
    { what: 'Richt op de code van de gast', how: 'Kijk naar de vorm en het woord.' },
  ],
  signsLabel: 'Wat de tekens betekenen',
  signs: {
    in: { what: 'Groene cirkel: binnenlaten', how: 'Groet de gast met de naam op het scherm.' },
    out: { what: 'Blauw kader: de gast mag gaan', how: 'Deze deur checkt gasten uit.' },
    stop: { what: 'Rode achthoek: stop', how: 'Lees de reden. Dringt de gast aan? Roep de organisator op.' },
    ask: { what: 'Gele ruit: jouw beurt', how: 'Beantwoord de vraag op het scherm.' },
    saved: {
      what: 'Cirkel van streepjes: geen verbinding',
      how: 'Binnenlaten. De scan is opgeslagen en wordt later verstuurd.',
    },
  },
  call: 'Organisator',
  network: 'Wifi',
  notListed: 'Niet op de lijst?',
  byName: 'Tik eerst op “Zoek op naam”',
  noName: 'Vraag het de organisator',
  until: (at: string) => `Werkt tot ${at}`,
  warning:
    'Geheim: met dit blad kan iedereen scannen totdat de organisator de link beëindigt. Haal het na de avond weg.',
  warningUntil: (until: string) => `Geheim: met dit blad kan iedereen scannen tot ${until}. Haal het na de avond weg.`,
} satisfies SheetWords
