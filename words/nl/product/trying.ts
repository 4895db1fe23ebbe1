import { isolated } from '#domain/user-text.ts'
import type { ProductWords } from '../../en/product/index.ts'

/** A scan with the organiser’s own phone that counts nothing. */
export const trying = {
  countsNothing: 'Bij een proef telt niets: elke code blijft geldig, en er gaat niets naar Mailchimp.',
  starting: 'Scanner voor de proef maken...',
  startFailed: 'De scanner voor de proef kon niet worden gemaakt',
  openTitle: 'Houd je telefoon hier',
  openText: 'Richt de camera ervan op deze code. Dan opent een scanner, zonder app en zonder inloggen.',
  openAlt: 'QR-code: opent de scanner op je telefoon',
  openHere: 'Scanner hier openen',
  drawing: 'Code tekenen...',
  drawFailed: 'De code kon niet worden getekend',
  waitingToOpen: 'Wachten op je telefoon',
  isOpen: 'Mijn telefoon toont de scanner',
  scanTitle: 'Scan nu deze code',
  ownCode: 'Het is je eigen code.',
  codeOf: (name: string) => `Het is de code van ${isolated(name, 60)}.`,
  orEmail: 'Een code uit je testmail werkt ook.',
  onlyEmail: 'Scan een code uit je testmail.',
  sampleAlt: 'QR-code van een contact, om met je telefoon te scannen',
  waiting: 'Wachten op je scan',
  openAgain: 'Eerste code weer tonen',
  stamp: 'Ingecheckt',
  done: 'Je telefoon heeft de code gelezen.',
  doneOf: (name: string) => `Je telefoon heeft de code van ${isolated(name, 60)} gelezen.`,
  doneText: 'Dit doen je deuren straks ook. Er is niets geteld.',
  refused: (verdict: string) => `Je telefoon heeft de code gelezen. Een deur zou zeggen: ${verdict}.`,
  refusedText: 'Er is niets geteld. Controleer het contact in je lijst of probeer een andere code.',
  again: 'Nog een scan proberen',
  slow: 'Nog niets?',
  /** Quotes two buttons of the door. */
  slowText: 'De scanner heeft de camera nodig: kies “Camera toestaan”. Of kies daar “Typ een code”.',
  over: 'Er kwam binnen 30 minuten geen scan',
  overText: 'Daarna stopt een scanner voor een proef. Begin opnieuw als je je telefoon bij de hand hebt.',
  startAgain: 'Opnieuw beginnen',
  statusFailed: 'Dit scherm krijgt nu geen bericht van je scan. Het blijft het proberen.',
} satisfies ProductWords['trying']
