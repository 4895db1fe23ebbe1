import { Link } from 'react-router'
import type { Occasion } from '#contract/occasions.ts'
import type { Tonight } from '#contract/tonight.ts'
import { paths } from '../../../product/paths.ts'
import { useMay } from '../../../product/use-may.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { withOccasion } from '../home/chosen-occasion.ts'
import styles from './ahead.module.css'
import { countConnected, type ShownDoor } from './shown-doors.ts'
import { words } from './words.ts'

type Props = { listId: string; occasion: Occasion; night: Tonight; doors: readonly ShownDoor[] }

type Step = { title: string; isDone: boolean; help?: string; link?: { to: string; label: string } }

/** The tasks that are left before the doors open. */
export function Ahead(props: Props) {
  const mayEdit = useMay('editor')
  return (
    <div className={styles['ahead']}>
      <h3>{words.ahead}</h3>
      <ul role="list">
        {stepsOf(props).map(({ title, isDone, help, link }) => (
          <li key={title} data-is-done={isDone || undefined}>
            <Icon name={isDone ? 'check' : 'alert'} size={20} />
            <div>
              <strong>{title}</strong>
              {help && <p>{help}</p>}
              {!isDone && link && mayEdit && <Link to={link.to}>{link.label}</Link>}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

function stepsOf({ listId, occasion, night, doors }: Props): Step[] {
  const { all } = countConnected(doors)
  const ready = doors.filter(({ state }) => state === 'ready' || state === 'scanning').length
  const { invited } = night.figures
  const toOccasion = { to: paths.occasion(listId, occasion.id), label: words.toOccasion }
  const toDoors = paths.listPart(listId, 'doors') + withOccasion(occasion.id)
  return [
    all === 0
      ? { title: words.aheadNoDoors, isDone: false, help: words.noDoors, link: { to: toDoors, label: words.makeLink } }
      : {
          title: words.aheadDoors(ready, all),
          isDone: ready === all,
          ...(ready < all && { help: words.aheadDoorsStep }),
          link: { to: toDoors, label: words.toDoors },
        },
    invited === 0
      ? { title: words.aheadNoGuests, isDone: false, help: words.aheadNoGuestsStep, link: toOccasion }
      : { title: words.aheadGuests(invited), isDone: true },
    ...(occasion.who_trouble === null
      ? []
      : [{ title: words.items.guests_unread, isDone: false, help: words.items.guests_unreadStep, link: toOccasion }]),
    night.without_code === 0
      ? { title: words.aheadCodes, isDone: true }
      : {
          title: words.items.without_code(night.without_code),
          isDone: false,
          help: words.items.without_codeStep,
          link: { to: paths.listPart(listId, 'settings'), label: words.toSettings },
        },
  ]
}
