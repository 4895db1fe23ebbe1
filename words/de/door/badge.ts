import type { DoorWords } from '../../en/door/index.ts'

/** Badges: printed labels with the name and the code of a guest. */
export const badge = {
  setting: 'Namensschild nach dem Check-in',
  settingHint: 'Ein Etikett mit Name und Code, auf jedem Drucker dieses Geräts.',
  none: 'Kein Namensschild',
  size: (width: number, height: number) => `${width} × ${height} mm`,
  a6: 'A6, 105 × 148 mm',
  own: 'Eigene Maße',
  width: 'Breite in mm',
  height: 'Höhe in mm',
  side: (least: number, most: number) => `Bitte geben Sie eine ganze Zahl von ${least} bis ${most} ein.`,
  byItself: 'Automatisch drucken',
  byItselfHint:
    'Nach jedem Check-in. Der Browser fragt jedes Mal nach, es sei denn, er wurde für automatisches Drucken gestartet.',
  print: 'Namensschild drucken',
  printOf: (name: string) => `Namensschild drucken: ${name}`,
} satisfies DoorWords['badge']
