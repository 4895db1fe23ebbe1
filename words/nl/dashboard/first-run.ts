import type { DashboardWords } from '../../en/dashboard/index.ts'
import { count } from '../format.ts'

/** The first steps with a new list. */
export const firstRun = {
  title: 'Eerste stappen',
  /** After the name of the list, as `opensOn`. */
  almost: 'is bijna klaar',
  opensOn: (day: string) => `gaat open op ${day}`,
  left: (steps: number) => count(steps, { one: 'Nog # stap.', other: 'Nog # stappen.' }),
  done: 'Klaar',
  codes: (guests: number) => count(guests, { one: 'Een code voor je enige gast', other: 'Codes voor alle # gasten' }),
  /** The date and time. */
  codesText: (at: string) => `Gemaakt: ${at}`,
  try: 'Probeer een scan met je telefoon',
  tryText: 'Er telt niets: elke code blijft geldig',
  tried: (at: string) => `Met je telefoon gescand: ${at}`,
  doors: 'Maak een link voor elke deur',
  doorsText: 'Het personeel scant met de eigen telefoon, zonder app',
  doorsMade: (doors: number) => count(doors, { one: '# deur heeft een link', other: '# deuren hebben een link' }),
  makeLinks: 'Links maken',
  print: 'Print de bladen voor de deuren',
  printText: 'Eén per deur: de code en wat je doet',
  printSheets: 'Bladen printen',
  tonight: 'Naar Vanavond',
  close: 'Stappen sluiten',
  closing: 'Sluiten...',
  closeFailed: 'De stappen konden niet worden gesloten',
} satisfies DashboardWords['firstRun']
