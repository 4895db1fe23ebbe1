import { useEffect, useEffectEvent } from 'react'
import { createKeyboardReader, pressOf } from './keyboard-reader.ts'

const fields = 'input, textarea, select, [contenteditable]'

/**
 * Listens to a hardware reader wherever the focus is, except in a field, where a person types. The Enter at the end of
 * a code must not press a button that happens to have the focus.
 */
export function useKeyboardReader(isOn: boolean, onRead: (text: string) => void): void {
  const tell = useEffectEvent(onRead)

  useEffect(() => {
    if (!isOn) return
    const reader = createKeyboardReader()
    let pause: ReturnType<typeof setTimeout> | undefined

    function hear(text: string | undefined) {
      if (text !== undefined) tell(text)
    }

    function onKey(event: KeyboardEvent) {
      if (event.repeat || isCommand(event) || isInField(event)) return
      if (event.key === 'Enter' || event.key === 'Tab') {
        if (reader.isUnderWay(event.timeStamp)) stop(event)
        clearTimeout(pause)
        return hear(reader.end())
      }
      const press = pressOf(event)
      if (!press) return
      if (reader.press(press)) stop(event)
      clearTimeout(pause)
      pause = setTimeout(() => hear(reader.pause()), reader.pauseMs)
    }

    document.addEventListener('keydown', onKey, true)
    return () => {
      clearTimeout(pause)
      document.removeEventListener('keydown', onKey, true)
    }
  }, [isOn])
}

function stop(event: Event) {
  event.preventDefault()
  event.stopPropagation()
}

/** With AltGr some layouts type `|` and `\`, and a browser reports AltGr as Control and Alt. */
function isCommand(event: KeyboardEvent): boolean {
  return (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph')
}

function isInField({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest(fields) !== null
}
