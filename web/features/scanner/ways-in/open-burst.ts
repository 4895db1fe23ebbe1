// Keys of the page as bursts of a hardware reader: takes them away from the page, or lets them pass.
import { createKeyboardReader, gapMs, longestText, type Heard, type Stroke, type Place } from './keyboard-reader.ts'
import { fieldOf, rememberField, typeInto, type TextField } from './field-in-focus.ts'

/** On a busy page the timer of a pause may come before keys that were pressed earlier. They come within this time. */
const settlesMs = 50

export function openBurst(onHeard: (heard: Heard) => void) {
  const reader = createKeyboardReader()
  const held = createHeldText()
  const taken = new Set<string>()
  /** This burst has had the pace of a reader. */
  let hasTaken = false
  let lastAt = -Infinity
  let timer: ReturnType<typeof setTimeout> | undefined

  function settle(heard: Heard | undefined) {
    clearTimeout(timer)
    hasTaken = false
    held.end(heard !== undefined)
    if (heard) onHeard(heard)
  }

  /** A busy machine may hold up a key, so the burst goes on after a pause. */
  function hearPause() {
    const heard = reader.pause()
    if (heard) return settle(heard)
    held.giveBack()
    timer = setTimeout(giveUp, reader.overMs - reader.pauseMs)
  }

  const giveUp = () => settle(reader.giveUp(held.place()))

  function take(event: KeyboardEvent) {
    stop(event)
    taken.add(event.code)
  }

  return {
    isHeld: held.isHeld,
    isAfterEnd: reader.isAfterEnd,
    isTaken: (event: KeyboardEvent) => taken.has(event.code),
    /** A key that went up; true if the page did not see it go down. */
    release: (event: KeyboardEvent) => taken.delete(event.code),
    /** A key that may begin another burst. */
    expire: (at: number) => reader.isOver(at) && giveUp(),
    stroke(event: KeyboardEvent, stroke: Stroke) {
      // What a person typed before a reader's first key stays.
      held.follow(event.target, reader.isBurst() && (hasTaken || stroke.at - lastAt <= gapMs))
      lastAt = stroke.at
      const isTaken = reader.stroke(stroke, held.place())
      hasTaken ||= isTaken
      if (isTaken) {
        if (reader.isBurst()) held.hold()
        take(event)
      } else {
        held.giveBack()
        // A letter elsewhere presses nothing, but opens the search of some browsers. A space presses a button.
        const mayPress = held.isEmpty() && event.key === ' '
        if (stroke.press && held.place() === 'elsewhere' && !mayPress) event.preventDefault()
      }
      if (stroke.press && reader.isBurst()) held.add(stroke.press.key)
      clearTimeout(timer)
      timer = setTimeout(() => (timer = setTimeout(hearPause, settlesMs)), reader.pauseMs)
    },
    /** Enter or Tab. */
    end(event: KeyboardEvent) {
      const { heard, isTaken } = reader.end(event.timeStamp, held.place())
      if (isTaken) take(event)
      settle(heard)
    },
    /** A text that came at once. */
    text(event: Event, text: string) {
      stop(event)
      reader.endAt(event.timeStamp)
      settle({ kind: 'text', text: text.trim().slice(0, longestText) })
    },
    close: () => clearTimeout(timer),
  }
}

export function stop(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

/**
 * What the keys of a burst do to fields: a reader's text leaves each of them as it was, and a person's text is given
 * back.
 */
function createHeldText() {
  const putBacks = new Map<TextField, () => void>()
  let field: TextField | undefined
  let typed = ''
  let isHeld = false

  function putBack() {
    for (const put of putBacks.values()) put()
  }

  function giveBack() {
    if (isHeld && field) typeInto(field, typed)
    isHeld = false
  }

  return {
    place: (): Place => (field ? 'field' : 'elsewhere'),
    isHeld: () => isHeld,
    isEmpty: () => typed === '',
    /** The focus may move during a burst, for example when a sheet opens or closes. */
    follow(target: EventTarget | null, isBurst: boolean) {
      const now = fieldOf(target)
      if (isBurst && now === field) return
      if (!isBurst) putBacks.clear()
      field = now
      typed = ''
      if (field && !putBacks.has(field)) putBacks.set(field, rememberField(field))
    },
    add(key: string) {
      typed += key
    },
    /** From here on the keys are a reader's. */
    hold() {
      if (!isHeld) putBack()
      isHeld = true
    },
    /** A person was quick for a moment. */
    giveBack,
    end(isOfReader: boolean) {
      if (isOfReader) putBack()
      else giveBack()
      putBacks.clear()
      field = undefined
      typed = ''
      isHeld = false
    },
  }
}
