import type { DoorWords } from '../../en/door/index.ts'
import { n } from '../format.ts'

/** The check before doors open: the title of each line, its good result, and the next step after a bad one. */
export const ready = {
  ready: 'klaar',
  count: (ready: number, all: number) => `${n(ready)} van ${n(all)}`,
  start: 'Begin met scannen',
  well: 'Klaar',

  camera: {
    title: 'Camera',
    well: 'Geeft beeld',
    missing: 'De camera staat nog niet aan',
    help: 'Sta de camera toe en richt die op een code.',
    act: 'Camera aanzetten',
  },
  light: {
    title: 'Lamp',
    well: 'Gaat aan en uit',
    none: 'Deze camera heeft geen lamp',
    unknown: 'Bekend zodra de camera aan is',
  },
  sound: {
    title: 'Geluid',
    well: 'Aan. Zet het volume hoog',
    missing: 'Het geluid staat uit',
    help: 'Zet het volume hoog en de stille modus uit, en speel dan de twee geluiden af.',
    act: 'Geluiden afspelen',
  },
  screen: {
    title: 'Scherm blijft aan',
    well: 'Blijft aan zolang de camera aanstaat',
    missing: 'Deze browser laat het scherm uitgaan',
    help: 'Zet de schermvergrendeling van dit toestel voor vanavond op “nooit”.',
  },
  list: {
    title: 'Gastenlijst op deze telefoon',
    well: (time: string) => `Opgeslagen: ${time}`,
    missing: 'De gastenlijst staat nog niet op deze telefoon',
    help: 'Houd deze pagina open, met verbinding, totdat de lijst is opgeslagen.',
    refusedHelp: 'Zet de privémodus uit: deze browser kan de lijst niet opslaan.',
  },
  storage: {
    title: 'Opslag',
    well: 'De browser bewaart alles',
    missing: 'De browser kan opgeslagen scans wissen',
    help: 'Zet deze pagina op het beginscherm en open die van daaruit.',
    act: 'Scans laten bewaren',
  },
  clock: {
    title: 'Klok',
    well: (seconds: number) => `Wijkt ${n(seconds)} s af`,
    unknown: 'Bekend zodra er verbinding is',
    missing: (seconds: number) => `De klok wijkt ${n(seconds)} s af`,
    help: 'Zet de tijd van dit toestel op automatisch.',
  },
  battery: {
    title: 'Batterij',
    well: (percent: number) => `${n(percent)}%`,
    missing: (percent: number) => `Nog maar ${n(percent)}%`,
    help: 'Leg het toestel aan de lader of zorg voor een powerbank.',
  },
  version: {
    title: 'Versie',
    well: 'De nieuwste',
    missing: 'Er is een nieuwere versie',
    help: 'Herlaad voordat de eerste gast komt.',
    act: 'Herladen',
  },
} satisfies DoorWords['ready']
