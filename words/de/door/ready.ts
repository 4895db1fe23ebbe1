import type { DoorWords } from '../../en/door/index.ts'
import { n } from '../format.ts'

/** The check before doors open: the title of each line, its good result, and the next step after a bad one. */
export const ready = {
  ready: 'bereit',
  count: (ready: number, all: number) => `${n(ready)} von ${n(all)}`,
  start: 'Scannen starten',
  well: 'Bereit',

  camera: {
    title: 'Kamera',
    well: 'Zeigt ein Bild',
    missing: 'Die Kamera ist noch nicht an',
    help: 'Erlauben Sie die Kamera und richten Sie sie auf einen Code.',
    act: 'Kamera einschalten',
  },
  light: {
    title: 'Licht',
    well: 'Geht an und aus',
    none: 'Diese Kamera hat kein Licht',
    unknown: 'Bekannt, sobald die Kamera an ist',
  },
  sound: {
    title: 'Ton',
    well: 'An. Bitte laut stellen',
    missing: 'Der Ton ist aus',
    help: 'Stellen Sie das Gerät laut und schalten Sie den Stummmodus aus. Spielen Sie dann die beiden Töne ab.',
    act: 'Töne abspielen',
  },
  screen: {
    title: 'Bildschirm bleibt an',
    well: 'Bleibt an, solange die Kamera läuft',
    missing: 'Dieser Browser lässt den Bildschirm dunkel werden',
    help: 'Stellen Sie die Bildschirmsperre dieses Geräts für heute Abend auf „Nie“.',
  },
  list: {
    title: 'Gästeliste auf diesem Handy',
    well: (time: string) => `Gespeichert: ${time}`,
    missing: 'Die Gästeliste ist noch nicht auf diesem Handy',
    help: 'Lassen Sie diese Seite mit Verbindung offen, bis die Liste gespeichert ist.',
    refusedHelp: 'Beenden Sie den privaten Modus: Dieser Browser kann die Liste nicht speichern.',
  },
  storage: {
    title: 'Speicher',
    well: 'Bleibt im Browser erhalten',
    missing: 'Der Browser könnte gespeicherte Scans löschen',
    help: 'Fügen Sie diese Seite zum Startbildschirm hinzu und öffnen Sie sie von dort.',
    act: 'Dauerhaft speichern',
  },
  clock: {
    title: 'Uhr',
    well: (seconds: number) => `Weicht ${n(seconds)} s ab`,
    unknown: 'Wird geprüft, sobald es Verbindung gibt',
    missing: (seconds: number) => `Die Uhr geht ${n(seconds)} s falsch`,
    help: 'Stellen Sie die Uhrzeit dieses Geräts auf automatisch.',
  },
  battery: {
    title: 'Akku',
    well: (percent: number) => `${n(percent)}\u{a0}%`,
    missing: (percent: number) => `Nur noch ${n(percent)}\u{a0}%`,
    help: 'Laden Sie das Gerät, oder bringen Sie eine Powerbank mit.',
  },
  version: {
    title: 'Version',
    well: 'Neueste Version',
    missing: 'Eine neuere Version ist da',
    help: 'Laden Sie neu, bevor der erste Gast kommt.',
    act: 'Neu laden',
  },
} satisfies DoorWords['ready']
