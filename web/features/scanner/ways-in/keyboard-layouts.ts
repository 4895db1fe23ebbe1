// Hardware readers are keyboards: they press the keys that would type the code on the layout they are set to. If the
// computer uses another layout, other characters arrive. The pressed keys are still known, so their text is decoded
// again.

/** One key as the browser reports it: its character, and its place on the keyboard. */
export type Press = { key: string; code: string; hasShift: boolean }

/** The characters of each key by its place, alone and with Shift. Only characters of links and codes are listed. */
type Layout = Readonly<Record<string, readonly [alone: string, shifted: string]>>

const letters = Object.fromEntries(
  Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ', (letter) => [`Key${letter}`, [letter.toLowerCase(), letter]] as const),
)
const digits = Object.fromEntries(Array.from('0123456789', (digit) => [`Digit${digit}`, [digit, '']] as const))
const shiftedDigits = Object.fromEntries(Array.from('0123456789', (digit) => [`Digit${digit}`, ['', digit]] as const))

const american: Layout = {
  ...letters,
  ...digits,
  Minus: ['-', '_'],
  Semicolon: [';', ':'],
  Period: ['.', '>'],
  Slash: ['/', '?'],
  Backslash: ['\\', '|'],
  BracketRight: [']', '}'],
}

const german: Layout = {
  ...letters,
  ...digits,
  KeyY: ['z', 'Z'],
  KeyZ: ['y', 'Y'],
  Digit7: ['7', '/'],
  Slash: ['-', '_'],
  Period: ['.', ':'],
}

const french: Layout = {
  ...letters,
  ...shiftedDigits,
  KeyA: ['q', 'Q'],
  KeyQ: ['a', 'A'],
  KeyZ: ['w', 'W'],
  KeyW: ['z', 'Z'],
  Semicolon: ['m', 'M'],
  KeyM: [',', '?'],
  Digit6: ['-', '6'],
  Digit8: ['_', '8'],
  Comma: [';', '.'],
  Period: [':', '/'],
}

/**
 * The possible texts of these key presses: first as typed, then as on the layouts that readers are set to. A key unknown to a
 * layout stays as typed.
 */
export function readingsOf(presses: readonly Press[]): string[] {
  const typed = presses.map(({ key }) => (isCharacter(key) ? key : '')).join('')
  const meant = [american, german, french].map((layout) => presses.map((press) => onLayout(layout, press)).join(''))
  return [...new Set([typed, ...meant])].filter((text) => text !== '')
}

function onLayout(layout: Layout, { key, code, hasShift }: Press): string {
  return layout[code]?.[hasShift ? 1 : 0] || (isCharacter(key) ? key : '')
}

/** Keys without a character have a name, such as `Shift`. A key that an input method holds back is `Process`. */
export function isCharacter(key: string): boolean {
  return Array.from(key).length === 1
}
