import { useState } from 'react'
import type { addScannerLink, ScannerLink } from '#contract/doors.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { directions } from '#contract/scanning.ts'
import { inOrder, phaseOf } from '../../../product/occasion-phase.ts'
import { occasionOption } from '../../../product/occasion-option.ts'
import type { ShownOccasion } from '../../../product/use-occasions.ts'
import { SelectField } from '../../../ui/SelectField.tsx'
import { isolated } from '#domain/user-text.ts'
import { followedBy, overlap } from '../../../product/following.ts'
import { words } from '../../../words/doors.ts'
import { showMoment, showSpan } from '../../../product/time.ts'
import { whoSentence } from '../../../product/who/who-draft.ts'

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
  const [chosen, setChosen] = useState(link ? valueOf(link, occasions) : firstOf(occasions, followed))
  const mayFollow = followed.length > 0 || followsOpen(link)
  const shown = inOrder(occasions, now).filter((each) => each.id === chosen || phaseOf(each, now) !== 'ended')
  const occasion = occasions.find(({ id }) => id === chosen)
  const isRemoved = link !== undefined && chosen !== open && !occasion
  const hasExits = (chosen === open ? followed : [occasion]).some((each) => each?.has_exits)
  return (
    <>
      {(occasions.length > 1 || isRemoved) && (
        <SelectField
          label={words.links.occasion}
          name="occasion_id"
          required
          value={chosen}
          options={[
            ...(isRemoved ? [{ value: chosen, label: words.links.occasionRemoved }] : []),
            ...(chosen === '' ? [{ value: '', label: words.links.chooseOccasion }] : []),
            ...(mayFollow ? [{ value: open, label: words.links.whateverIsOpen }] : []),
            ...shown.map((each) => ({ value: each.id, label: occasionOption(each) })),
          ]}
          hint={chosen === open ? followsHint(followed) : hintOf(occasion)}
          problems={problems['occasion_id']}
          onChange={({ target }) => setChosen(target.value)}
        />
      )}
      {hasExits && (
        <SelectField
          label={words.links.direction}
          name="direction"
          defaultValue={link?.direction ?? 'both'}
          options={(['both', 'in', 'out'] as const).map((value) => ({ value, label: words.links.directions[value] }))}
          problems={problems['direction']}
        />
      )}
    </>
  )
}

function valueOf({ follows_open: follows, occasion_id: id }: ScannerLink, occasions: readonly ShownOccasion[]): string {
  const main = occasions.find((each) => each.is_main)
  return follows ? open : (id ?? main?.id ?? '')
}

function followsOpen(link: ScannerLink | undefined): boolean {
  return link?.follows_open === true
}

function hintOf(occasion: ShownOccasion | undefined) {
  return occasion ? admitsOf(occasion) : words.links.occasionHint
}

/** A new link follows the nights and days. Where that says nothing, its organiser chooses: a wrong guess turns guests away. */
function firstOf(occasions: readonly ShownOccasion[], followed: readonly ShownOccasion[]): string {
  const [only, ...others] = occasions
  if (only && others.length === 0) return only.id
  return followed.length > 0 && !overlap(followed) ? open : ''
}

const mostNamed = 4

function followsHint(followed: readonly ShownOccasion[]): string {
  if (followed.length === 0) return words.links.opensNothing
  const names = followed.slice(0, mostNamed).map(({ name }) => isolated(name, 40))
  const more = followed.length - names.length
  if (more > 0) return words.links.opens({ names: words.links.andMore({ names: names.join(', '), more }) })
  const last = names.pop() ?? ''
  return words.links.opens({ names: names.length === 0 ? last : words.links.and({ names: names.join(', '), last }) })
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

/** The guests that a door of this occasion lets in, and when, in two sentences. */
function admitsOf({ who, opens_at: opens, closes_at: closes, zone }: ShownOccasion): string {
  return `${whoSentence(who, words.links.everyone)} ${whenOf(zone, opens, closes)}`
}

function whenOf(zone: string, opens: string | null, closes: string | null): string {
  if (opens !== null && closes !== null) return words.links.during({ span: showSpan(zone, opens, closes) })
  if (opens !== null) return words.links.from({ moment: showMoment(zone, opens) })
  return closes === null ? words.links.atAnyTime : words.links.until({ moment: showMoment(zone, closes) })
}
