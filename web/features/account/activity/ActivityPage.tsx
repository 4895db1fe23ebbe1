import { Loaded } from '../../../ui/Loaded.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import styles from '../account.module.css'
import { AccountFrame } from '../AccountFrame.tsx'
import { ActivityTable } from './ActivityTable.tsx'
import { useActivity, useListsOfLog } from './use-activity.ts'
import { words } from './words.ts'

export function ActivityPage({ personId }: { personId: string | undefined }) {
  const { entries, list, page, setList, toOlder, toNewer } = useActivity()
  const found = entries.data?.entries
  return (
    <AccountFrame title={words.title} intro={words.text}>
      <Card isFlush aria-label={words.title}>
        <div className={styles['above']}>
          <ListFilter list={list} onChoose={setList} />
        </div>
        <Loaded of={entries} loading={words.loading} failed={words.failed} rows={5} className={styles['none']} />
        {found?.length === 0 && (
          <p className={styles['none']} role="status">
            {list ? words.nothingOfList : words.nothing}
          </p>
        )}
        {found && found.length > 0 && <ActivityTable entries={found} personId={personId} />}
        {(toOlder || toNewer) && (
          <nav className={styles['below']} aria-label={words.title}>
            <Button size="small" disabled={!toNewer} onClick={toNewer}>
              {words.newer}
            </Button>
            <span role="status">{words.page(page)}</span>
            <Button size="small" disabled={!toOlder} isBusy={entries.isPlaceholderData} onClick={toOlder}>
              {words.older}
            </Button>
          </nav>
        )}
      </Card>
    </AccountFrame>
  )
}

function ListFilter({ list, onChoose }: { list: string; onChoose: (list: string) => void }) {
  const lists = useListsOfLog()
  const options = (lists.data?.lists ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <div className={styles['filter']}>
      <SelectField
        label={words.filter}
        value={list}
        options={[{ value: '', label: words.allLists }, ...options]}
        problems={lists.isError ? [words.listsFailed] : undefined}
        onChange={(event) => onChoose(event.target.value)}
      />
    </div>
  )
}
