import type { DoorWords } from '../../en/door/index.ts'

/** Three cards for staff at their first door. */
export const firstTime = {
  title: 'So geht es',
  help: 'Hilfe',
  aim: 'Ausrichten',
  aimText: 'Halten Sie den Code des Gastes zwischen die gelben Ecken, eine Handbreit vor der Kamera.',
  read: 'Form und Wort lesen',
  letIn: 'Einlassen',
  stop: 'Stopp. Grund lesen',
  answer: 'Frage beantworten',
  away: 'Keine Verbindung? Weiter scannen',
  awayText: 'Gestrichelte Linien heißen: einlassen, es ist gespeichert. Dieses Gerät sendet es später.',
} satisfies DoorWords['firstTime']
