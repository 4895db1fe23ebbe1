import { useEffect, useEffectEvent } from 'react'
import { type Heard, strokeOf } from './keyboard-reader.ts'
import { codeInText } from '#domain/link.ts'
import { fieldOf } from './field-in-focus.ts'
import { openBurst, stop } from './open-burst.ts'

/** Listens to a hardware reader wherever the focus is, also in a field of a sheet. A page has it once. */
export function useKeyboardReader(onHeard: (heard: Heard) => void): void {
  const tell = useEffectEvent(onHeard)
  useEffect(() => hearReader((heard) => tell(heard)), [])
}

/** Hears every key and paste of the page, before anything else does, until the returned function is called. */
function hearReader(onHeard: (heard: Heard) => void): () => void {
  const burst = openBurst(onHeard)
  const altKeypad = createAltKeypad()

  const heard = {
    keydown(event: KeyboardEvent) {
      const { key, timeStamp: at } = event
      if (event.repeat) return burst.isTaken(event) ? stop(event) : undefined
      burst.expire(at)
      if (altKeypad.press(event)) return burst.stroke(event, { at, isModifier: true })
      const mayEnd = burst.isHeld() || burst.isAfterEnd(at)
      if (key === 'Enter' || key === 'Tab' || (mayEnd && isControlEnd(event))) return burst.end(event)
      burst.stroke(event, strokeOf(event))
    },
    keyup(event: KeyboardEvent) {
      if (burst.release(event)) stop(event)
      const key = altKeypad.release(event)
      if (key === undefined) return
      if (/[\t\n\r]/.test(key)) burst.end(event)
      else burst.stroke(event, { at: event.timeStamp, press: { key, code: '', hasShift: false } })
    },
    /** Windows makes the character of ALT mode only after its keys. */
    keypress(event: KeyboardEvent) {
      if (burst.isHeld() || (event.key === 'Enter' && burst.isAfterEnd(event.timeStamp))) stop(event)
    },
    beforeinput(event: InputEvent) {
      if (burst.isHeld()) stop(event)
    },
    paste(event: ClipboardEvent) {
      const text = event.clipboardData?.getData('text/plain') ?? ''
      const isForField = fieldOf(event.target) !== undefined || text.trim() === ''
      if (codeInText(text) !== undefined || !isForField) burst.text(event, text)
    },
  }
  const listeners = Object.entries(heard) as [string, EventListener][]
  for (const [name, listener] of listeners) globalThis.addEventListener(name, listener, true)
  return () => {
    burst.close()
    for (const [name, listener] of listeners) globalThis.removeEventListener(name, listener, true)
  }
}

/** A line feed, a return and a tab, as readers send them that press the keys of control characters. */
function isControlEnd({ ctrlKey, key }: KeyboardEvent): boolean {
  return ctrlKey && /^[ijm]$/i.test(key)
}

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
