/** Badges: printed labels with the name and the code of a guest. */
export const badge = {
  setting: 'Badge after a check-in',
  settingHint: 'A label with the name and the code, on any printer of this device.',
  none: 'No badge',
  size: (width: number, height: number) => `${width} × ${height} mm`,
  a6: 'A6, 105 × 148 mm',
  own: 'Own size',
  width: 'Width in mm',
  height: 'Height in mm',
  side: (least: number, most: number) => `Please enter a whole number from ${least} to ${most}.`,
  byItself: 'Print by itself',
  byItselfHint: 'After each check-in. The browser asks each time, unless it was started for printing by itself.',
  print: 'Print badge',
  printOf: (name: string) => `Print badge of ${name}`,
}
