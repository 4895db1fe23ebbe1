import type { Occasion } from '#contract/occasions.ts'
import type { Tonight } from '#contract/tonight.ts'
import { paths } from '../../../product/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { showShare } from '../../../ui/show.ts'
import { withOccasion } from '../home/chosen-occasion.ts'
import type { NightLines } from './night-lines.ts'
import { timeIn } from '../../../product/time.ts'
import styles from './tonight.module.css'
import { words } from '../../../words/night.ts'

type Props = { listId: string; occasion: Occasion; night: Tonight; lines: NightLines | undefined }

/** The night in two sentences, once it is over. */
export function HowItWent({ listId, occasion, night, lines }: Props) {
  const { came, invited } = night.figures
  const most = lines?.inside?.reduce((best, point) => (point.count > best.count ? point : best))
  return (
    <Card aria-labelledby="night-result" className={styles['result']}>
      <h2 id="night-result">{words.tonight.result}</h2>
      <p>
        {invited === 0
          ? words.tonight.resultGuests({ guests: came })
          : words.tonight.resultCame({ share: showShare(came, invited) })}
      </p>
      {most && most.count > 0 && (
        <p>{words.tonight.resultMost({ people: most.count, time: timeIn(occasion.zone, most.at) })}</p>
      )}
      <div>
        <ButtonLink to={paths.listPart(listId, 'results') + withOccasion(occasion.id)}>
          {words.tonight.toResults}
        </ButtonLink>
      </div>
    </Card>
  )
}
