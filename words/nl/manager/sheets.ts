import type { ManagerWords } from '../../en/manager/index.ts'
import { count } from '../format.ts'

/** The page on which the sheets of doors are printed. The sheets have words of their own. */
export const sheets = {
  title: 'Bladen voor de deuren',
  text: 'Eén pagina per deur, om ernaast te hangen. Het personeel scant de code met de telefoon en kan beginnen.',
  back: 'Terug naar de deuren',
  notFound: 'Lijst niet gevonden',
  notFoundText: 'Deze lijst bestaat niet of is van iemand anders.',
  loading: 'Deuren laden...',
  loadFailed: 'De deuren konden niet worden geladen',
  viewer: 'Je mag deze lijst bekijken',
  viewerText: 'Op de bladen voor de deuren staan geheime links. Vraag een bewerker van je team om ze te printen.',
  none: 'Nog geen deuren om te printen',
  noneText: 'Maak eerst een scannerlink voor elke deur. Elke link heeft dan een eigen blad.',
  noneHere: 'Geen deur scant voor dit onderdeel',
  noneHereText: 'Deze lijst heeft deuren voor andere onderdelen.',
  toDoors: 'Naar de scannerlinks',
  gone: 'Deze deur heeft nu geen blad',
  goneText: 'De scannerlink is verlopen, staat uit of is verwijderd. Laat de link langer werken of maak een nieuwe.',
  all: 'Bladen van alle deuren',
  preview: 'Wat er wordt geprint',

  secretTitle: 'Op elk blad staat de geheime link van de deur',
  secretText:
    'Iedereen die het ziet, kan deze lijst scannen. Hang het waar alleen personeel komt, en haal het na de avond weg.',
  onIt: 'Op het blad',
  callLabel: 'Wie het personeel kan bellen',
  callHint: 'Naam en telefoonnummer. Laat dit leeg om het met de hand te schrijven.',
  networkLabel: 'Wifi voor het personeel',
  networkHint: 'Naam en wachtwoord. Laat dit leeg om het met de hand te schrijven.',
  kept: 'Beide blijven voor deze lijst in deze browser, totdat je uitlogt.',
  print: (sheets: number) => count(sheets, { one: 'Blad printen', other: '# bladen printen' }),
  drawing: 'QR-codes tekenen...',
  wordsFailed: 'De teksten van het blad konden niet worden geladen',
} satisfies ManagerWords['sheets']
