import type { DoorWords } from '../../en/door/index.ts'

/** Three cards for staff at their first door. */
export const firstTime = {
  title: 'So geht’s',
  help: 'Hilfe',
  aim: 'Ausrichten',
  aimText: 'Halten Sie den Code des Gastes zwischen die gelben Ecken, eine Handbreit vor der Kamera.',
  read: 'Form und Wort lesen',
  letIn: 'Einlassen',
  stop: 'Stopp. Grund lesen',
  answer: 'Frage beantworten',
  away: 'Keine Verbindung? Weiterscannen',
  awayText: 'Ein gestrichelter Kreis heißt: einlassen, der Scan ist gespeichert. Dieses Gerät sendet ihn später.',
} satisfies DoorWords['firstTime']
