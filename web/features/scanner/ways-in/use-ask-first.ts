import { useCallback, useEffect, useRef, useState } from 'react'
import type { DoorAsks } from '#contract/door-ask.ts'
import { codeInText } from '#domain/link.ts'
import type { Answers } from '../door/answers.ts'
import type { Scans } from '../door/door-state.ts'
import type { FoundPerson } from '../door/found-person.ts'
import type { LocalVerdict, Way } from '../door/scan-log.ts'
import { newScanId } from '../door/scan-id.ts'
import { refuseBare } from '../door/refuse-bare.ts'

export type Asked = {
  id: string
  text: string
  way: Way
  /** A guest found by name, who has no text. */
  person?: FoundPerson | undefined
  /** The verdict by this device's own list; undefined without a list, or until it is loaded. */
  known: LocalVerdict | undefined
  /** Staff choose how many of these places are taken; 1 where there is nothing to choose. */
  places: number
  /** Fewer than the code has: more do not fit in. */
  isRoomShort: boolean
  /** The list's questions to the guest, until they are answered. */
  asks?: DoorAsks | undefined
  /** After the answers staff also say whether and how many come in. Otherwise all `places` are taken. */
  asksStaff: boolean
  answers?: Answers | undefined
}

/** What a question is about, apart from the code. */
type About = Partial<Pick<Asked, 'person' | 'known' | 'places' | 'isRoomShort' | 'asks' | 'asksStaff'>>

/**
 * One question at a time: codes read in the meantime are ignored, so the answer always belongs to the shown name
 * (docs/decisions/0033).
 */
export function useAskFirst(
  { scan, checkIn, preview, door }: Pick<Scans, 'scan' | 'checkIn' | 'preview' | 'door'>,
  onAsk: () => void,
) {
  const [asked, setAsked] = useState<Asked>()
  const openId = useRef<string>(undefined)

  const ask = useCallback(
    (text: string, way: Way, about: About = {}) => {
      // A text without a code cannot count, so there is nothing to ask.
      const hasCode = codeInText(text) !== undefined && !refuseBare(text, way, new Date())
      if (!about.person && !hasCode) return void scan(text, way)
      if (openId.current !== undefined) return
      const id = newScanId()
      openId.current = id
      setAsked({ id, text, way, known: undefined, places: 1, isRoomShort: false, asksStaff: true, ...about })
      onAsk()
    },
    [scan, onAsk],
  )

  // Again with each news of the list, until the name is known: the list may come after the question.
  const unknown = asked?.known === undefined ? asked : undefined
  const listAt = door.listAge?.getTime()
  useEffect(() => {
    if (!unknown) return
    const { id, text } = unknown
    preview(text).then(
      (known) => known && setAsked((open) => (open?.id === id ? { ...open, known } : open)),
      // If the list cannot be read, the question has no name.
      () => {},
    )
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each news of the list may have the name
  }, [unknown, listAt, preview])

  function close() {
    openId.current = undefined
    setAsked(undefined)
  }

  function letIn(people = 1) {
    if (asked?.person) void checkIn(asked.person, people)
    else if (asked) void scan(asked.text, asked.way, people, asked.answers)
    close()
  }

  /** The guest's answers, before anything counts. */
  function answer(answers: Answers) {
    if (!asked) return
    const { text, way, places, asksStaff } = asked
    if (asksStaff) return setAsked({ ...asked, asks: undefined, answers })
    void scan(text, way, places, answers)
    close()
  }

  return {
    asked,
    ask,
    letIn,
    answer,
    notNow: close,
    /** True from the moment of the question, before anything is drawn. */
    isAsking: useCallback(() => openId.current !== undefined, []),
  }
}
