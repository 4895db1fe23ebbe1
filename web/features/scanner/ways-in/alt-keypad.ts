/**
 * Decodes a reader in ALT mode: for each character it holds Alt and types the number on the keypad. Windows makes the
 * character when Alt goes up; other systems make none.
 */
export function createAltKeypad() {
  let digits = ''

  return {
    /** True for a digit of such a number. */
    press({ key, code, altKey }: Pick<KeyboardEvent, 'key' | 'code' | 'altKey'>): boolean {
      if (key === 'Alt') digits = ''
      const digit = altKey ? /^Numpad(\d)$/.exec(code)?.[1] : undefined
      if (digit !== undefined) digits += digit
      return digit !== undefined
    },
    /** The character, when Alt goes up. Those of links and codes have the same number in every alphabet. */
    release({ key }: Pick<KeyboardEvent, 'key'>): string | undefined {
      if (key !== 'Alt' || digits === '') return undefined
      const character = String.fromCharCode(Number(digits) % 256)
      digits = ''
      return character
    },
  }
}
