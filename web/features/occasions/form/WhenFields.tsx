import { Field } from '../../../ui/Field.tsx'
import { showClock } from '../../../product/show-times.ts'
import { moveNight } from '../times/days.ts'
import { momentOf, momentsOf, wallOf } from '../times/wall-time.ts'
import { words } from './words.ts'
import styles from './form.module.css'
import type { PartProps } from './part-props.ts'

/** The opening and closing of one occasion. */
export function WhenFields({ draft, problems, change }: PartProps) {
  const { opens, closes, zone } = draft

  /** A changed day moves the whole night. */
  function setOpens(text: string) {
    const day = text.slice(0, 10)
    const isOtherDay = opens !== '' && closes !== '' && text !== '' && day !== opens.slice(0, 10)
    change({ opens: text, closes: isOtherDay ? moveNight({ opens, closes }, day).closes : closes })
  }

  return (
    <div className={styles['moments']}>
      <Field
        label={words.opens}
        name="opens_at"
        type="datetime-local"
        max="9999-12-31T23:59"
        value={opens}
        hint={clockHint(zone, opens)}
        problems={problems.opens_at}
        onChange={({ target }) => setOpens(target.value)}
      />
      <Field
        label={words.closes}
        name="closes_at"
        type="datetime-local"
        max="9999-12-31T23:59"
        value={closes}
        hint={clockHint(zone, closes) ?? (opens === '' && closes === '' ? words.timesHint : undefined)}
        problems={problems.closes_at}
        onChange={({ target }) => change({ closes: target.value })}
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
    ? words.twice(showClock(time))
    : words.skipped(showClock(time), showClock(wallOf(zone, momentOf(zone, text)).slice(11)))
}
