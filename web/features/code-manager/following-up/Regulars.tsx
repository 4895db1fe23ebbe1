import { Link } from 'react-router'
import type { GuestHistory } from '#contract/guests.ts'
import type { Regulars as Found } from '#contract/following-up.ts'
import { paths } from '../../../product/paths.ts'
import { Card } from '../../../ui/Card.tsx'
import { DataTable } from '../../../ui/DataTable.tsx'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { showNumber } from '../../../ui/show.ts'
import { UserText } from '../../../ui/UserText.tsx'
import { allOccasions, withOccasion } from '../home/chosen-occasion.ts'
import styles from './regulars.module.css'
import { regularsWords as words } from './regulars-words.ts'
import { useRegulars } from './use-regulars.ts'

/** Who comes back, and who never came, over all occasions of the list. */
export function Regulars({ listId }: { listId: string }) {
  const found = useRegulars(listId)
  return (
    <Card aria-labelledby="regulars" className={styles['card']}>
      <h2 id="regulars">{words.title}</h2>
      <Loaded of={found} loading={words.loading} failed={words.failed} rows={2}>
        {(data) =>
          data.held < 2 ? <p className={styles['quiet']}>{words.tooFew}</p> : <Shown {...data} listId={listId} />
        }
      </Loaded>
    </Card>
  )
}

function Shown({ listId, held, often, often_in_all: inAll, never }: Found & { listId: string }) {
  return (
    <>
      <p className={styles['quiet']}>{words.over(held)}</p>
      <ul role="list" className={styles['figures']}>
        <Figure listId={listId} history="often" count={inAll} />
        <Figure listId={listId} history="never" count={never} />
      </ul>
      {often.length > 0 && (
        <Disclosure summary={words.most}>
          <div className={styles['most']}>
            <DataTable
              label={words.most}
              columns={[{ label: words.name }, { label: words.visits, isNumber: true }]}
              rows={often.map(({ id, name, email, came, could }) => ({
                key: id,
                cells: [<UserText key="name" text={name || email} />, words.cameTo(came, could)],
              }))}
            />
            {inAll > often.length && <p className={styles['quiet']}>{words.andMore(inAll - often.length)}</p>}
          </div>
        </Disclosure>
      )}
    </>
  )
}

function Figure({ listId, history, count }: { listId: string; history: GuestHistory; count: number }) {
  const guests = `${paths.listPart(listId, 'guests')}${withOccasion(allOccasions)}&show=all&history=${history}`
  return (
    <li>
      <Link to={guests}>
        <b>{showNumber(count)}</b> {words.histories[history]}
      </Link>
    </li>
  )
}
