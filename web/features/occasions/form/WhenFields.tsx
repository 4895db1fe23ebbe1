import { useState } from 'react'
import { Field } from '../../../ui/Field.tsx'
import { showClock } from '../../../product/time.ts'
import { daysBetween, moveNight } from '../times/days.ts'
import { momentOf, momentsOf, wallOf } from '../times/wall-time.ts'
import { words } from '../../../words/occasions.ts'
import { stacked } from '../../../ui/layout.ts'
import styles from './form.module.css'
import type { PartProps } from './problems.ts'

/** The opening and closing of one occasion. */
export function WhenFields({ draft, problems, change }: PartProps) {
  const { opens, closes, zone } = draft
  const [isMoved, setIsMoved] = useState(false)

  /** A changed day moves the whole night. An occasion of several days keeps its end. */
  function setOpens(text: string) {
    const day = text.slice(0, 10)
    const isOtherDay = opens !== '' && closes !== '' && text !== '' && day !== opens.slice(0, 10)
    const moves = isOtherDay && daysBetween(opens.slice(0, 10), closes.slice(0, 10)) < 2
    if (moves) setIsMoved(true)
    change({ opens: text, closes: moves ? moveNight({ opens, closes }, day).closes : closes })
  }

  function setCloses(text: string) {
    setIsMoved(false)
    change({ closes: text })
  }

  const always = opens === '' && closes === '' ? words.form.timesHint : undefined

  return (
    <div className={`${styles['moments']} ${stacked(3)}`}>
      <Field
        label={words.form.opens}
        name="opens_at"
        type="datetime-local"
        max="9999-12-31T23:59"
        value={opens}
        hint={clockHint(zone, opens)}
        problems={problems.opens_at}
        onChange={({ target }) => setOpens(target.value)}
      />
      <Field
        label={words.form.closes}
        name="closes_at"
        type="datetime-local"
        max="9999-12-31T23:59"
        value={closes}
        hint={clockHint(zone, closes) ?? (isMoved ? words.form.closesMoved : always)}
        problems={problems.closes_at}
        onChange={({ target }) => setCloses(target.value)}
      />
    </div>
  )
}

/** Tells how a time is read in a night when the clocks change. */
function clockHint(zone: string, text: string): string | undefined {
  if (text === '') return undefined
  const time = text.slice(11)
  const moments = momentsOf(zone, text).length
  if (moments === 1) return undefined
  return moments > 1
    ? words.form.twice({ time: showClock(time) })
    : words.form.skipped({ time: showClock(time), meant: showClock(wallOf(zone, momentOf(zone, text)).slice(11)) })
}
