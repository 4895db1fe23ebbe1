import { useState } from 'react'
import type { addScannerLink, ScannerLink } from '#contract/doors.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { directions } from '#contract/scanning.ts'
import { inOrder, phaseOf } from '../../../product/occasion-phase.ts'
import { occasionOption } from '../../../product/occasion-option.ts'
import type { ShownOccasion } from '../../../product/use-occasions.ts'
import { SelectField } from '../../../ui/SelectField.tsx'
import { isolated } from '../../../ui/user-text.ts'
import { admitsOf } from './admits-of.ts'
import { followedBy, overlap } from '../../../product/following.ts'
import { words } from './words.ts'

/** The value of the choice for a link that opens whatever is open. */
const open = 'open'

type Props = {
  link: ScannerLink | undefined
  occasions: readonly ShownOccasion[]
  problems: Readonly<Record<string, string[]>>
}

/** What the link opens, and its direction. Only for a list with several occasions, or with exits. */
export function OccasionFields({ link, occasions, problems }: Props) {
  const [now] = useState(Date.now)
  const [followed] = useState(() => followedBy(occasions, now))
  const main = occasions.find((each) => each.is_main)
  const [chosen, setChosen] = useState(link ? valueOf(link, main) : firstOf(occasions, followed))
  const shown = inOrder(occasions, now).filter((each) => each.id === chosen || phaseOf(each, now) !== 'ended')
  const occasion = occasions.find(({ id }) => id === chosen)
  const isRemoved = link !== undefined && chosen !== open && !occasion
  const hasExits = chosen === open ? followed.some((each) => each.has_exits) : occasion?.has_exits === true
  return (
    <>
      {(occasions.length > 1 || isRemoved) && (
        <SelectField
          label={words.occasion}
          name="occasion_id"
          required
          value={chosen}
          options={[
            ...(isRemoved ? [{ value: chosen, label: words.occasionRemoved }] : []),
            ...(chosen === '' ? [{ value: '', label: words.chooseOccasion }] : []),
            ...(followed.length > 0 || link?.follows_open ? [{ value: open, label: words.whateverIsOpen }] : []),
            ...shown.map((each) => ({ value: each.id, label: occasionOption(each) })),
          ]}
          hint={chosen === open ? followsHint(followed) : occasion ? admitsOf(occasion) : words.occasionHint}
          problems={problems['occasion_id']}
          onChange={({ target }) => setChosen(target.value)}
        />
      )}
      {hasExits && (
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

function valueOf({ follows_open: follows, occasion_id: id }: ScannerLink, main: ShownOccasion | undefined): string {
  return follows ? open : (id ?? main?.id ?? '')
}

/** A new link follows the nights and days. Where that says nothing, its organiser chooses: a wrong guess turns guests away. */
function firstOf(occasions: readonly ShownOccasion[], followed: readonly ShownOccasion[]): string {
  const [only, ...others] = occasions
  if (only && others.length === 0) return only.id
  return followed.length > 0 && !overlap(followed) ? open : ''
}

const mostNamed = 4

function followsHint(followed: readonly ShownOccasion[]): string {
  if (followed.length === 0) return words.opensNothing
  const names = followed.slice(0, mostNamed).map(({ name }) => isolated(name, 40))
  const more = followed.length - names.length
  if (more > 0) return words.opens(words.andMore(names.join(', '), more))
  const last = names.pop() ?? ''
  return words.opens(names.length === 0 ? last : words.and(names.join(', '), last))
}

type Opens = Pick<BodyOf<typeof addScannerLink>, 'occasion_id' | 'follows_open' | 'direction'>

/** What the form opens. Without it, the link keeps its own; the main occasion has no id in a link. */
export function opensOf(form: FormData, occasions: readonly ShownOccasion[]): Opens {
  const direction = directions.find((each) => each === form.get('direction')) ?? null
  const value = form.get('occasion_id')
  if (value === open) return { follows_open: true, direction }
  const occasion = occasions.find(({ id }) => id === value)
  if (occasion) return { occasion_id: occasion.is_main ? null : occasion.id, direction }
  return form.has('direction') ? { direction } : {}
}
