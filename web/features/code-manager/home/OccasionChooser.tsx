import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { inOrder, phaseOf } from '../../../product/occasion-phase.ts'
import { occasionName, occasionOption } from '../../../product/occasion-option.ts'
import { paths } from '../../../product/paths.ts'
import { showMoment, showTimesOf } from '../../../product/time.ts'
import { useMay } from '../../../product/use-may.ts'
import type { ShownOccasion } from '../../../product/use-occasions.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Glyph } from '../../../ui/Glyph.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { Unseen } from '../../../ui/Unseen.tsx'
import { UserText } from '../../../ui/UserText.tsx'
import { allOccasions, withOccasion } from './chosen-occasion.ts'
import styles from './home.module.css'
import { shapes } from './shapes.ts'
import { useChosenOccasion } from './use-chosen-occasion.ts'
import { words } from '../../../words/manager.ts'

/** The menu offers at most this many occasions. The page of the occasions has all of them. */
const mostOffered = 30

/**
 * Chooses the occasion that the part shows, at the end of the tabs. A list with one occasion has a button there to add
 * another.
 */
export function OccasionChooser({ listId }: { listId: string }) {
  const { isKnown, occasions, chosen, now } = useChosenOccasion(listId)
  const mayEdit = useMay('editor')
  if (!isKnown) return null
  if (occasions.length < 2) return mayEdit && <AddOccasion listId={listId} />

  const offered = inOrder(occasions, now)
  const first = offered.slice(0, mostOffered)
  const all = chosen && !first.includes(chosen) ? [chosen, ...first] : first
  return (
    <div className={styles['chooser']}>
      <Menu label={words.home.occasion} face={<Face occasion={chosen} now={now} />}>
        {(close) => (
          <>
            {all.map((each) => (
              <Choice key={each.id} wanted={each.id} isChosen={each === chosen} onChoose={close}>
                <UserText text={occasionOption(each)} longest={80} />
              </Choice>
            ))}
            <Choice wanted={allOccasions} isChosen={chosen === undefined} onChoose={close}>
              {words.home.allOccasions}
            </Choice>
            <Link to={paths.occasions(listId) + withOccasion(chosen?.id ?? null)} onClick={close}>
              {mayEdit ? words.home.changeOccasions : words.home.parts.occasions}
            </Link>
          </>
        )}
      </Menu>
    </div>
  )
}

function AddOccasion({ listId }: { listId: string }) {
  return (
    <div className={styles['add']}>
      <ButtonLink to={paths.occasions(listId)} look="plain" size="small">
        <Icon name="plus" size={18} />
        {words.home.addOccasion}
      </ButtonLink>
    </div>
  )
}

type ChoiceProps = { wanted: string; isChosen: boolean; onChoose: () => void; children: ReactNode }

function Choice({ wanted, isChosen, onChoose, children }: ChoiceProps) {
  const [search] = useSearchParams()
  const next = new URLSearchParams(search)
  next.set('occasion', wanted)
  return (
    <Link to={{ search: next.toString() }} aria-current={isChosen ? 'true' : undefined} onClick={onChoose}>
      {children}
    </Link>
  )
}

function Face({ occasion, now }: { occasion: ShownOccasion | undefined; now: number }) {
  return (
    <>
      <Glyph path={shapes.occasions} size={18} />
      <Unseen>{words.home.occasionIs} </Unseen>
      <strong>{occasion ? <UserText text={occasionName(occasion)} longest={60} /> : words.home.allOccasions}</strong>
      {occasion && <small>{whenOf(occasion, now)}</small>}
      <Icon name="down" />
    </>
  )
}

function whenOf(occasion: ShownOccasion, now: number): string {
  const { zone, opens_at: opens, closes_at: closes } = occasion
  if (closes !== null && phaseOf(occasion, now) === 'ended')
    return words.home.ended({ moment: showMoment(zone, closes) })
  if (opens !== null && closes !== null) return showTimesOf(occasion, opens, closes)
  return opens === null ? '' : showMoment(zone, opens)
}
