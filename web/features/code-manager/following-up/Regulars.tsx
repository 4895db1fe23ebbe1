import { Link } from 'react-router'
import type { GuestHistory } from '#contract/guests.ts'
import { type Regulars as Found, regulars } from '#contract/following-up.ts'
import { paths } from '../../../product/paths.ts'
import { Card } from '../../../ui/Card.tsx'
import { DataTable } from '../../../ui/DataTable.tsx'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { showNumber } from '../../../ui/show.ts'
import { UserText } from '../../../ui/UserText.tsx'
import { allOccasions, withOccasion } from '../home/chosen-occasion.ts'
import { quiet } from '../../../ui/layout.ts'
import styles from './following-up.module.css'
import { words } from '../../../words/night.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { keyOf } from '../use-list.ts'

/** Who comes back, and who never came, over all occasions of the list. */
export function Regulars({ listId }: { listId: string }) {
  const found = useRegulars(listId)
  return (
    <Card aria-labelledby="regulars">
      <h2 id="regulars">{words.regulars.title}</h2>
      <Loaded of={found} loading={words.regulars.loading} failed={words.regulars.failed} rows={2}>
        {(data) =>
          data.held < 2 ? <p className={quiet(2)}>{words.regulars.tooFew}</p> : <Shown {...data} listId={listId} />
        }
      </Loaded>
    </Card>
  )
}

function Shown({ listId, held, often, often_in_all: inAll, never }: Found & { listId: string }) {
  return (
    <>
      <p className={quiet(2)}>{words.regulars.over({ occasions: held })}</p>
      <ul role="list" className={styles['figures']}>
        <Figure listId={listId} history="often" count={inAll} />
        <Figure listId={listId} history="never" count={never} />
      </ul>
      {often.length > 0 && (
        <Disclosure summary={words.regulars.most}>
          <div className={styles['most']}>
            <DataTable
              label={words.regulars.most}
              columns={[{ label: words.regulars.name }, { label: words.regulars.visits, isNumber: true }]}
              rows={often.map(({ id, name, email, came, could }) => ({
                key: id,
                cells: [<UserText key="name" text={name || email} />, words.regulars.cameTo({ came, could })],
              }))}
            />
            {inAll > often.length && (
              <p className={quiet(2)}>{words.regulars.andMore({ guests: inAll - often.length })}</p>
            )}
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
        <b>{showNumber(count)}</b> {words.regulars.histories[history]}
      </Link>
    </li>
  )
}

function useRegulars(listId: string) {
  return useQuery({
    queryKey: keyOf(listId, 'regulars'),
    queryFn: ({ signal }) => call(regulars, { params: { listId } }, signal),
  })
}
