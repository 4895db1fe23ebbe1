import type { DoorWords } from '../../en/door/index.ts'

/** The scanner of a try: a scan with the organiser’s own phone that counts nothing. */
export const trying = {
  title: 'Scan testen',
  loading: 'Der Scanner wird geöffnet...',
  failed: 'Der Scanner wurde nicht geöffnet',
  state: 'Nur ein Test: Nichts wird gezählt',
  over: 'Dieser Test ist vorbei',
  overText: 'Starten Sie einen neuen Test auf dem Bildschirm, der den Code gezeigt hat.',
  aim: 'Richten Sie die Kamera auf einen Code aus Ihrer E-Mail oder auf Ihrem anderen Bildschirm.',
  admitted: 'Es funktioniert. Das sieht das Personal am Einlass. Nichts wurde gezählt.',
  refused: 'Das würde ein Einlass jetzt sagen. Nichts wurde gezählt.',
  again: 'Anderen Code scannen',
  checkFailed: 'Der Code konnte nicht geprüft werden',
} satisfies DoorWords['trying']
