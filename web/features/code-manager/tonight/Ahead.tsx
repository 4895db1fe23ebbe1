import { Link } from 'react-router'
import type { Occasion } from '#contract/occasions.ts'
import type { Tonight } from '#contract/tonight.ts'
import { paths } from '../../../product/paths.ts'
import { useMay } from '../../../product/use-may.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { withOccasion } from '../home/chosen-occasion.ts'
import { stacked } from '../../../ui/layout.ts'
import styles from './tonight.module.css'
import { countConnected, type ShownDoor } from './shown-doors.ts'
import { words as nightWords } from '../../../words/night.ts'
import { words as managerWords } from '../../../words/manager.ts'

type Props = { listId: string; occasion: Occasion; night: Tonight; doors: readonly ShownDoor[] }

type Step = { title: string; isDone: boolean; help?: string; link?: { to: string; label: string } }

/** The tasks that are left before the doors open. */
export function Ahead(props: Props) {
  const mayEdit = useMay('editor')
  return (
    <div className={`${styles['ahead']} ${stacked(2, 'top')}`}>
      <h3>{nightWords.tonight.ahead}</h3>
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
  const toOccasion = { to: paths.occasion(listId, occasion.id), label: nightWords.tonight.toOccasion }
  const toDoors = paths.listPart(listId, 'doors') + withOccasion(occasion.id)
  return [
    all === 0
      ? {
          title: nightWords.tonight.aheadNoDoors,
          isDone: false,
          help: nightWords.tonight.noDoors,
          link: { to: toDoors, label: nightWords.tonight.makeLink },
        }
      : {
          title: nightWords.tonight.aheadDoors({ ready, all }),
          isDone: ready === all,
          ...(ready < all && { help: nightWords.tonight.aheadDoorsStep }),
          link: { to: toDoors, label: nightWords.tonight.toDoors },
        },
    invited === 0
      ? {
          title: nightWords.tonight.aheadNoGuests,
          isDone: false,
          help: nightWords.tonight.aheadNoGuestsStep,
          link: toOccasion,
        }
      : { title: nightWords.tonight.aheadGuests({ guests: invited }), isDone: true },
    ...(occasion.who_trouble === null
      ? []
      : [
          {
            title: nightWords.tonight.items.guests_unread,
            isDone: false,
            help: nightWords.tonight.items.guests_unreadStep,
            link: toOccasion,
          },
        ]),
    night.without_code === 0
      ? { title: nightWords.tonight.aheadCodes, isDone: true }
      : {
          title: nightWords.tonight.items.without_code({ guests: night.without_code }),
          isDone: false,
          help: nightWords.tonight.items.without_codeStep,
          link: { to: paths.qrManager(listId, 'generate'), label: managerWords.home.parts.manager },
        },
  ]
}
