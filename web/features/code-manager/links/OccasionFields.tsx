import { useState } from 'react'
import type { addScannerLink, ScannerLink } from '#contract/doors.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { directions } from '#contract/scanning.ts'
import { inOrder, phaseOf } from '../../../product/occasion-phase.ts'
import { occasionOption } from '../../../product/occasion-option.ts'
import type { ShownOccasion } from '../../../product/use-occasions.ts'
import { SelectField } from '../../../ui/SelectField.tsx'
import { words } from './words.ts'

type Props = {
  link: ScannerLink | undefined
  occasions: readonly ShownOccasion[]
  /** The occasion of a new link, before its organiser chooses another; else the main one. */
  first: string | undefined
  problems: Readonly<Record<string, string[]>>
}

/** What the link opens, and in which direction. Only for a list with several occasions, or with exits. */
export function OccasionFields({ link, occasions, first, problems }: Props) {
  const [now] = useState(Date.now)
  const main = occasions.find((each) => each.is_main)
  const [chosen, setChosen] = useState(link ? (link.occasion_id ?? main?.id ?? '') : (first ?? main?.id ?? ''))
  const shown = inOrder(occasions, now).filter((each) => each.id === chosen || phaseOf(each, now) !== 'ended')
  const occasion = occasions.find(({ id }) => id === chosen)
  return (
    <>
      {(occasions.length > 1 || !occasion) && (
        <SelectField
          label={words.occasion}
          name="occasion_id"
          value={chosen}
          options={[
            ...(occasion ? [] : [{ value: chosen, label: words.occasionRemoved }]),
            ...shown.map((each) => ({ value: each.id, label: occasionOption(each) })),
          ]}
          hint={words.occasionHint}
          problems={problems['occasion_id']}
          onChange={({ target }) => setChosen(target.value)}
        />
      )}
      {occasion?.has_exits && (
        <SelectField
          label={words.direction}
          name="direction"
          defaultValue={link?.direction ?? 'both'}
          options={(['both', 'in', 'out'] as const).map((value) => ({ value, label: words.directions[value] }))}
          problems={problems['direction']}
        />
      )}
    </>
  )
}

type Opens = Pick<BodyOf<typeof addScannerLink>, 'occasion_id' | 'direction'>

/** What the form says of the occasion. Left out, the link keeps what it has; the main occasion has no id in a link. */
export function opensOf(form: FormData, occasions: readonly ShownOccasion[]): Opens {
  const direction = directions.find((each) => each === form.get('direction')) ?? null
  const occasion = occasions.find(({ id }) => id === form.get('occasion_id'))
  if (occasion) return { occasion_id: occasion.is_main ? null : occasion.id, direction }
  return form.has('direction') ? { direction } : {}
}
