import type { DoorWords } from '../../en/door/index.ts'

/** The scanner of a try: a scan with the organiser’s own phone that counts nothing. */
export const trying = {
  title: 'Probeer een scan',
  loading: 'Scanner openen...',
  failed: 'De scanner ging niet open',
  state: 'Alleen een proef: er telt niets',
  over: 'Deze proef is voorbij',
  overText: 'Kies “Opnieuw beginnen” op het scherm waar de code stond.',
  aim: 'Richt op een code uit je e-mail of op je andere scherm.',
  admitted: 'Het werkt. Aan de deur ziet het personeel dit. Er is niets geteld.',
  refused: 'Een deur zou nu dit zeggen. Er is niets geteld.',
  again: 'Nog een code scannen',
  checkFailed: 'De code kon niet worden gecontroleerd',
} satisfies DoorWords['trying']
