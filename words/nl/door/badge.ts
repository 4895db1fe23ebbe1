import type { DoorWords } from '../../en/door/index.ts'

/** Badges: printed labels with the name and the code of a guest. */
export const badge = {
  setting: 'Badge na het inchecken',
  settingHint: 'Een label met de naam en de code, op elke printer van dit toestel.',
  none: 'Geen badge',
  size: (width: number, height: number) => `${width} × ${height} mm`,
  a6: 'A6, 105 × 148 mm',
  own: 'Eigen maat',
  width: 'Breedte in mm',
  height: 'Hoogte in mm',
  side: (least: number, most: number) => `Vul een heel getal van ${least} tot en met ${most} in.`,
  byItself: 'Automatisch printen',
  byItselfHint: 'Na elke check-in. De browser vraagt het elke keer, tenzij die is gestart om automatisch te printen.',
  print: 'Badge printen',
  printOf: (name: string) => `Badge printen: ${name}`,
} satisfies DoorWords['badge']
