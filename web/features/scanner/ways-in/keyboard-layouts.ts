// Hardware readers are keyboards: they press the keys that would type the code on the layout they are set to. If the
// computer uses another layout, other characters arrive. The text is decoded again by the places of the pressed keys.

/** One key as the browser reports it: its character, and its place on the keyboard, which remote desktops leave out. */
export type Press = { key: string; code: string; hasShift: boolean }

/** The keys that have characters, row by row, as browsers name their places. */
const places = [
  ...'Backquote Digit1 Digit2 Digit3 Digit4 Digit5 Digit6 Digit7 Digit8 Digit9 Digit0 Minus Equal'.split(' '),
  ...Array.from('QWERTYUIOP', (letter) => `Key${letter}`),
  ...'BracketLeft BracketRight'.split(' '),
  ...Array.from('ASDFGHJKL', (letter) => `Key${letter}`),
  ...'Semicolon Quote Backslash IntlBackslash'.split(' '),
  ...Array.from('ZXCVBNM', (letter) => `Key${letter}`),
  ...'Comma Period Slash'.split(' '),
]

/** The characters of these places on a layout, alone and with Shift. The first one is that of most readers. */
const layouts = [
  // American
  ["`1234567890-=qwertyuiop[]asdfghjkl;'\\\\zxcvbnm,./", '~!@#$%^&*()_+QWERTYUIOP{}ASDFGHJKL:"||ZXCVBNM<>?'],
  // German, and Austrian; Swiss has the same letters and the same slash
  ['^1234567890ß´qwertzuiopü+asdfghjklöä#<yxcvbnm,.-', '°!"§$%&/()=?`QWERTZUIOPÜ*ASDFGHJKLÖÄ\'>YXCVBNM;:_'],
  // French
  ['²&é"\'(-è_çà)=azertyuiop^$qsdfghjklmù*<wxcvbn,;:!', '³1234567890°+AZERTYUIOP¨£QSDFGHJKLM%µ>WXCVBN?./§'],
  // Belgian
  ['²&é"\'(§è!çà)-azertyuiop^$qsdfghjklmùµ<wxcvbn,;:=', '³1234567890°_AZERTYUIOP¨*QSDFGHJKLM%£>WXCVBN?./+'],
  // Spanish; Italian, Portuguese and Nordic have the same letters, slash, colon and hyphen
  ["º1234567890'¡qwertyuiop`+asdfghjklñ´ç<zxcvbnm,.-", 'ª!"·$%&/()=?¿QWERTYUIOP^*ASDFGHJKLÑ¨Ç>ZXCVBNM;:_'],
  // Brazilian
  ["'1234567890-=qwertyuiop´[asdfghjklç~]\\zxcvbnm,.;", '"!@#$%¨&*()_+QWERTYUIOP`{ASDFGHJKLÇ^}|ZXCVBNM<>:'],
  // Czech, and Slovak
  [';+ěščřžýáíé=´qwertzuiopú)asdfghjklů§¨\\yxcvbnm,.-', '°1234567890%ˇQWERTZUIOP/(ASDFGHJKL"!\'|YXCVBNM?:_'],
  // Hungarian
  ['0123456789öüóqwertzuiopőúasdfghjkléáűíyxcvbnm,.-', '§\'"+!%/=()ÖÜÓQWERTZUIOPŐÚASDFGHJKLÉÁŰÍYXCVBNM?:_'],
  // Turkish
  ['"1234567890*-qwertyuıopğüasdfghjklşi,<zxcvbnmöç.', "é!'^+%&/()=?_QWERTYUIOPĞÜASDFGHJKLŞİ;>ZXCVBNMÖÇ:"],
].map(([alone = '', shifted = '']) => openLayout(Array.from(alone), Array.from(shifted)))

type Layout = ReturnType<typeof openLayout>

function openLayout(alone: readonly string[], shifted: readonly string[]) {
  const keys = new Map(places.map((place, nth) => [place, { alone: alone[nth] ?? '', shifted: shifted[nth] ?? '' }]))
  const byCharacter = new Map<string, Press>()
  for (const [code, key] of keys) {
    byCharacter.set(key.shifted, { key: key.shifted, code, hasShift: true })
    byCharacter.set(key.alone, { key: key.alone, code, hasShift: false })
  }
  return { keys, byCharacter }
}

/**
 * The possible texts of these key presses: first as typed, then as each layout has them at the places of the keys. Where
 * the browser does not know the places, they are those of the typed characters on each layout.
 */
export function readingsOf(presses: readonly Press[]): string[] {
  const typed = presses.map(characterOf).join('')
  const seen = [presses, ...layouts.map((layout) => presses.map((press) => placeOn(layout, press)))]
  const meant = seen.flatMap((at) =>
    layouts.flatMap((layout) => [false, true].map((isCaps) => textOn(layout, at, isCaps))),
  )
  return [...new Set([typed, ...meant, ...twinsOf(typed)])].filter((text) => text !== '')
}

/** The text with the letters that change places between layouts, where all other keys are alike. */
function twinsOf(typed: string): string[] {
  return ['YZ', 'AQWZ'].map((pairs) =>
    typed.replaceAll(/[AQWYZ]/gi, (letter) => {
      const at = pairs.indexOf(letter.toUpperCase())
      return at === -1 ? letter : pairs.charAt(at % 2 === 0 ? at + 1 : at - 1)
    }),
  )
}

function placeOn({ byCharacter }: Layout, press: Press): Press {
  return byCharacter.get(press.key) ?? press
}

/** `isCaps`: the reader types digits by Caps Lock, as on a French keyboard, so that Shift does not tell. */
function textOn({ keys }: Layout, presses: readonly Press[], isCaps: boolean): string {
  return presses
    .map((press) => {
      const key = keys.get(press.code)
      if (!key) return characterOf(press)
      const digit = isCaps && [key.alone, key.shifted].find((character) => /\d/.test(character))
      return digit || (press.hasShift ? key.shifted : key.alone)
    })
    .join('')
}

/** A key without a character, as of an input method, stands for what separates the parts of a link. */
function characterOf({ key, code }: Press): string {
  if (isCharacter(key)) return key
  const digit = /^Numpad(\d)$/.exec(code)?.[1]
  return digit ?? (keysOfLayouts.has(code) ? '' : '/')
}

const keysOfLayouts: ReadonlySet<string> = new Set(places)

/** Whether the key has a character: by its name, or by its place where an input method or a dead key holds it back. */
export function hasText({ key, code }: Press): boolean {
  if (isCharacter(key)) return true
  const isHeldBack = key === 'Process' || key === 'Unidentified' || key === 'Dead'
  return /^Numpad\d$/.test(code) || (isHeldBack && (keysOfLayouts.has(code) || code === 'IntlRo'))
}

/** Keys without a character have a name, such as `Shift`. A key that an input method holds back is `Process`. */
function isCharacter(key: string): boolean {
  return Array.from(key).length === 1
}
