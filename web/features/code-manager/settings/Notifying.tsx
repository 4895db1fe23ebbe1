import { useState } from 'react'
import type { List } from '#contract/list.ts'
import type { Notifying as Settings, NoticeWays } from '#contract/notifying.ts'
import type { NoticeKind } from '#domain/notice.ts'
import { wordsFor } from '../../../api/declined.ts'
import { useMay } from '../../../product/use-may.ts'
import { whoSentence } from '../../../product/who/who-sentence.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Field.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { showDate } from '../../../ui/show.ts'
import { TroubleNotice } from '../../../ui/TroubleNotice.tsx'
import { FoldingCard } from './FoldingCard.tsx'
import styles from './notifying/notifying.module.css'
import { useNotifying, useSetNotifying } from './notifying/use-notifying.ts'
import { VipsDialog } from './notifying/VipsDialog.tsx'
import { words } from './notifying/words.ts'

/** The notices that the member gets while doors are open, and the VIPs of the list. */
export function Notifying({ list, isAlone }: { list: List; isAlone: boolean }) {
  const found = useNotifying(list.id)
  return (
    <FoldingCard id="notifying" title={words.title} aside={found.data && chosen(found.data.ways)} isAlone={isAlone}>
      <p className={styles['quiet']}>{words.text}</p>
      <Loaded of={found} loading={words.loading} failed={words.loadFailed} rows={3}>
        {(settings) => (
          <>
            <Ways listId={list.id} ways={settings.ways} />
            <Vips listId={list.id} settings={settings} />
          </>
        )}
      </Loaded>
    </FoldingCard>
  )
}

const kinds: readonly NoticeKind[] = ['vip_arrived', 'nearly_full', 'door_silent']

function chosen(ways: NoticeWays): string {
  const on = kinds.filter((kind) => ways[kind].in_page || ways[kind].by_mail).length
  return on === 0 ? words.off : words.on(on, kinds.length)
}

function Ways({ listId, ways }: { listId: string; ways: NoticeWays }) {
  const { mutate, isPending, isError, error, variables } = useSetNotifying(listId)
  // The mutation's state comes a moment after the click. Until then the box would show its old state again.
  const [chosen, choose] = useState<{ over: NoticeWays; ways: NoticeWays }>()
  const clicked = chosen?.over === ways ? chosen.ways : ways
  const shown = isPending ? variables : clicked
  const set = (kind: NoticeKind, change: Partial<NoticeWays[NoticeKind]>) => {
    const next = { ...shown, [kind]: { ...shown[kind], ...change } }
    choose({ over: ways, ways: next })
    mutate(next, { onError: () => choose(undefined) })
  }
  return (
    <div className={styles['ways']}>
      {kinds.map((kind) => (
        <fieldset key={kind} className={styles['kind']} aria-describedby={`hint-${kind}`}>
          <legend>{words.kinds[kind].name}</legend>
          <p id={`hint-${kind}`}>{words.kinds[kind].hint}</p>
          <div className={styles['boxes']}>
            {(['in_page', 'by_mail'] as const).map((way) => (
              <Checkbox
                key={way}
                name={`${kind}-${way}`}
                label={words[way]}
                checked={shown[kind][way]}
                onChange={({ target }) => set(kind, { [way]: target.checked })}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {isError && <TroubleNotice {...wordsFor(error, words.failed)} />}
      <p className={styles['quiet']}>{words.mailText}</p>
    </div>
  )
}

function Vips({ listId, settings }: { listId: string; settings: Settings }) {
  const mayChange = useMay('editor')
  const [isOpen, setIsOpen] = useState(false)
  const { vips, vips_read_at: readAt, vips_trouble: trouble } = settings
  return (
    <div className={styles['vips']}>
      <h3>{words.vips}</h3>
      <p>
        {whoSentence(vips, words.noVips)} {readAt !== null && words.readAt(showDate(readAt))}
      </p>
      {trouble !== null && <Notice kind="warn" title={trouble} />}
      {mayChange && <Button onClick={() => setIsOpen(true)}>{words.change}</Button>}
      {isOpen && <VipsDialog listId={listId} vips={vips} onClose={() => setIsOpen(false)} />}
    </div>
  )
}
