import { useIsFetching } from '@tanstack/react-query'
import type { SheetNotes } from '../../../product/sheet-notes.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { stacked } from '../../../ui/layout.ts'
import styles from './sheets-page.module.css'
import { words } from '../../../words/doors.ts'

type Props = { count: number; notes: SheetNotes; onChange: (notes: SheetNotes) => void }

/** The longest text that fits its box on the sheet, in every script, at five lines. */
const longest = 48

/** Before printing, asks for facts that the product cannot know. */
export function SheetForm({ count, notes, onChange }: Props) {
  const isDrawing = useIsFetching({ queryKey: ['qr-picture'] }) > 0
  return (
    <Card aria-label={words.sheets.onIt}>
      <Notice kind="warn" title={words.sheets.secretTitle} detail={words.sheets.secretText} />
      <form
        className={`${styles['form']} ${stacked(4)}`}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isDrawing) window.print()
        }}
      >
        <Field
          label={words.sheets.callLabel}
          name="call"
          hint={words.sheets.callHint}
          maxLength={longest}
          autoComplete="off"
          value={notes.call}
          onChange={({ target }) => onChange({ ...notes, call: target.value })}
        />
        <Field
          label={words.sheets.networkLabel}
          name="network"
          hint={words.sheets.networkHint}
          maxLength={longest}
          autoComplete="off"
          value={notes.network}
          onChange={({ target }) => onChange({ ...notes, network: target.value })}
        />
        <p>{words.sheets.kept}</p>
        <Button type="submit" look="action" isBusy={isDrawing}>
          {isDrawing ? words.sheets.drawing : words.sheets.print({ sheets: count })}
        </Button>
      </form>
    </Card>
  )
}
