import { Fragment } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { List } from '#contract/list.ts'
import { mayAs, type Role } from '#domain/role.ts'
import { Glyph } from '../../../ui/Glyph.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { withOccasion } from './chosen-occasion.ts'
import { OccasionChooser } from './OccasionChooser.tsx'
import { shapes } from './shapes.ts'
import { inRows } from '../../../ui/layout.ts'
import styles from './tabs.module.css'
import { type Part, parts } from './parts.ts'
import { words } from '../../../words/manager.ts'

type Props = { list: List; current: Part; role: Role }

/** The tabs of a list, and the occasion at their end. On a phone they are a bar at the bottom. */
export function PartTabs({ list, current, role }: Props) {
  const [search] = useSearchParams()
  const occasion = withOccasion(search.get('occasion'))
  const allowed = parts.filter(({ needs }) => mayAs(role, needs))
  const inMore = allowed.filter(({ place }) => place !== 'tabs')
  const linkTo = (part: Part, onClick?: () => void) => (
    <Link to={part.to(list.id) + occasion} aria-current={part === current ? 'page' : undefined} onClick={onClick}>
      <Glyph path={shapes[part.name]} size={22} />
      {words.home.parts[part.name]}
    </Link>
  )
  return (
    <div className={`${styles['row']} ${inRows('0-5', 'end', 'between')}`}>
      <nav className={styles['tabs']} aria-label={words.home.partsLabel}>
        <ul role="list">
          {allowed.map(
            (part) =>
              part.place !== 'only-more' && (
                <li key={part.name} data-is-in-more={part.place === 'more' || undefined}>
                  {linkTo(part)}
                </li>
              ),
          )}
          <li className={styles['more']} data-has-current={inMore.includes(current) || undefined}>
            <Menu label={words.home.more} place="above" face={<MoreFace />}>
              {(close) => inMore.map((part) => <Fragment key={part.name}>{linkTo(part, close)}</Fragment>)}
            </Menu>
          </li>
        </ul>
      </nav>
      {current.isOfOccasion && <OccasionChooser listId={list.id} />}
    </div>
  )
}

function MoreFace() {
  return (
    <>
      <Glyph path={shapes.more} size={22} />
      {words.home.more}
    </>
  )
}
