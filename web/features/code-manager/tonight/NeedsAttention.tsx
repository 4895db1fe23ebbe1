import styles from './arrivals.module.css'
import { isolated } from '#domain/user-text.ts'
import { Link } from 'react-router'
import type { Occasion } from '#contract/occasions.ts'
import type { Phase } from '#domain/occasion-phase.ts'
import { paths } from '../../../product/paths.ts'
import { useMay } from '../../../product/use-may.ts'
import { Card } from '../../../ui/Card.tsx'
import { Glyph } from '../../../ui/Glyph.tsx'
import { showNumber, showShare } from '../../../ui/show.ts'
import { allOccasions, withOccasion } from '../home/chosen-occasion.ts'
import type { Attention } from './attention.ts'
import { silence } from './duration.ts'
import { timeIn } from '../../../product/time.ts'
import { words as productWords } from '../../../words/product.ts'
import { words as nightWords } from '../../../words/night.ts'
import { words as managerWords } from '../../../words/manager.ts'
import { troubleText, troubleTitle } from '../rules/trouble-words.ts'

type Props = { listId: string; occasion: Occasion; now: number; items: readonly Attention[] }

/** The problems that an organiser should act on, each with its next step. */
export function NeedsAttention({ listId, occasion, now, items }: Props) {
  const mayEdit = useMay('editor')
  return (
    <Card aria-labelledby="night-attention" className={styles['attention']}>
      <header className={styles['attentionHead']}>
        <h2 id="night-attention">{nightWords.tonight.attention}</h2>
        <span className={styles['count']}>{showNumber(items.length)}</span>
      </header>
      <ul role="list">
        {items.map((item) => {
          const { title, step } = sentencesOf(item, occasion.zone, now)
          const link = mayEdit ? linkOf(item, listId, occasion) : undefined
          return (
            <li key={'key' in item ? `${item.kind} ${item.key}` : item.kind}>
              <Glyph path={shapes[item.kind]} size={22} />
              <div>
                <strong>{title}</strong>
                <p>{step}</p>
                {link && <Link to={link.to}>{link.label}</Link>}
              </div>
              {'since' in item && (
                <time dateTime={new Date(item.since).toISOString()}>{timeIn(occasion.zone, item.since, now)}</time>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

function sentencesOf(item: Attention, zone: string, now: number): { title: string; step: string } {
  const { items } = nightWords.tonight
  switch (item.kind) {
    case 'over_capacity':
      return {
        title: items.over_capacity({ over: item.over }),
        step: items.over_capacityStep({ capacity: item.capacity }),
      }
    case 'door_offline': {
      const battery =
        item.battery === null ? '' : ` ${items.door_offlineBattery({ percent: showShare(item.battery, 100) })}`
      const title = items.door_offline({ name: isolated(item.door, 60), duration: silence(now - item.since) })
      return { title, step: items.door_offlineStep + battery }
    }
    case 'door_quiet':
      return {
        title: items.door_quiet({ name: isolated(item.door, 60) }),
        step: items.door_quietStep({ time: timeIn(zone, item.since, now) }),
      }
    case 'battery_low':
      return {
        title: items.battery_low({ name: isolated(item.door, 60), percent: showShare(item.percent, 100) }),
        step: items.battery_lowStep,
      }
    case 'doors_elsewhere': {
      const lines = item.doors.map(({ name, occasion, phase }) =>
        items.door_elsewhere({ name: isolated(name, 60), occasion: isolated(nameOf(occasion, phase) || 'none', 60) }),
      )
      return {
        title: items.doors_elsewhere({ doors: lines.length }),
        step: `${lines.join(' ')} ${items.doors_elsewhereStep}`,
      }
    }
    case 'guests_unread':
      return { title: items.guests_unread, step: items.guests_unreadStep }
    case 'without_code':
      return { title: items.without_code({ guests: item.count }), step: items.without_codeStep }
    case 'conflicts':
      return { title: items.conflicts({ scans: item.count }), step: items.conflictsStep }
    case 'rule_value':
      return { title: troubleTitle(item.trouble), step: troubleText(item.trouble) }
  }
}

/** Empty once the occasion was removed. */
function nameOf(occasion: string | null, phase: Phase | null): string {
  return phase === 'always' ? productWords.occasion.anyTime({ name: occasion ?? '' }) : (occasion ?? '')
}

function linkOf(item: Attention, listId: string, occasion: Occasion): { to: string; label: string } | undefined {
  const { see } = nightWords.tonight
  switch (item.kind) {
    case 'doors_elsewhere':
      return { to: paths.listPart(listId, 'doors') + withOccasion(allOccasions), label: nightWords.tonight.toDoors }
    case 'guests_unread':
      return { to: paths.occasion(listId, occasion.id), label: see.guests_unread }
    case 'without_code':
      return { to: paths.qrManager(listId, 'generate'), label: managerWords.home.parts.manager }
    case 'conflicts':
      return { to: paths.listPart(listId, 'results') + withOccasion(occasion.id), label: see.conflicts }
    case 'rule_value':
      return { to: paths.qrManager(listId, 'logic'), label: managerWords.rules.title }
    case 'over_capacity':
    case 'door_offline':
    case 'door_quiet':
    case 'battery_low':
      return undefined
  }
}

const battery = 'M3.5 8h14v8h-14zM20.5 11v2M7 11v2'
const shapes: Record<Attention['kind'], string> = {
  over_capacity: 'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3.5 19a5.5 5.5 0 0 1 11 0M18 8v6M15 11h6',
  door_offline:
    'M4 4l16 16M5 12.5a10 10 0 0 1 4-2.4M2.5 9a14 14 0 0 1 4-2.6M19 12.5a10 10 0 0 0-4.5-2.5M21.5 9a14 14 0 0 0-10-3.9M8.5 16a5 5 0 0 1 5-1M12 19.5v.01',
  doors_elsewhere: 'M6 20V4h12v16M3 20h18M9 12h6M12.5 9.5L15 12l-2.5 2.5',
  door_quiet: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2',
  battery_low: battery,
  guests_unread: 'M4 12.5V4.5h8l8 8-7.5 7.5zM8 8.5v.01',
  without_code: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 17h6',
  rule_value: 'M4 6h9M4 12h6M4 18h9M16 9l4 3-4 3M20 12h-7',
  conflicts: 'M7 4 3.5 7.5 7 11M3.5 7.5H15M17 13l3.5 3.5L17 20M20.5 16.5H9',
}
