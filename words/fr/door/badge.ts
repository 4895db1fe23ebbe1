import type { DoorWords } from '../../en/door/index.ts'

/** Badges: printed labels with the name and the code of a guest. */
export const badge = {
  setting: 'Badge après chaque entrée',
  settingHint: 'Une étiquette avec le nom et le code, sur n’importe quelle imprimante de cet appareil.',
  none: 'Sans badge',
  size: (width: number, height: number) => `${width} × ${height} mm`,
  a6: 'A6, 105 × 148 mm',
  own: 'Autre format',
  width: 'Largeur en mm',
  height: 'Hauteur en mm',
  side: (least: number, most: number) => `Veuillez saisir un nombre entier de ${least} à ${most}.`,
  byItself: 'Impression automatique',
  byItselfHint:
    'Après chaque entrée. Le navigateur demande confirmation à chaque fois, sauf s’il a été lancé pour imprimer automatiquement.',
  print: 'Imprimer le badge',
  printOf: (name: string) => `Imprimer le badge\u{202f}: ${name}`,
} satisfies DoorWords['badge']
