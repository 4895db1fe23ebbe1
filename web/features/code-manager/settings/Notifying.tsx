import styles from './settings.module.css'
import { useState } from 'react'
import type { List } from '#contract/list.ts'
import { type Notifying as Settings, type NoticeWays, setVips, notifying, setNotifying } from '#contract/notifying.ts'
import { type NoticeKind, noticeKinds } from '#domain/notice.ts'
import { wordsFor } from '../../../api/declined.ts'
import { useMay } from '../../../product/use-may.ts'
import { whoSentence, whoDraftOf, whoOf } from '../../../product/who/who-draft.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Field.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { showDate } from '../../../ui/show.ts'
import { TroubleNotice } from '../../../ui/TroubleNotice.tsx'
import { FoldingCard } from './FoldingCard.tsx'
import { inRows, quiet, stacked } from '../../../ui/layout.ts'
import { words } from '../../../words/settings.ts'
import { useQueryClient, useMutation, useQuery } from '@tanstack/react-query'
import type { Who } from '#contract/occasions.ts'
import { call } from '../../../api/call.ts'
import { useFormCall } from '../../../api/use-form-call.ts'
import { WhoFields } from '../../../product/who/WhoFields.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FormProblem } from '../../../ui/FormMessages.tsx'
import { showToast } from '../../../ui/toast-list.ts'
import { SaveActions } from '../../../ui/SaveActions.tsx'

/** The notices that the member gets of a list, and the VIPs of the list. */
export function Notifying({ list, isAlone }: { list: List; isAlone: boolean }) {
  const found = useNotifying(list.id)
  return (
    <FoldingCard
      id="notifying"
      title={words.notifying.title}
      aside={found.data && chosen(found.data.ways)}
      isAlone={isAlone}
    >
      <p className={quiet()}>{words.notifying.text}</p>
      <Loaded of={found} loading={words.notifying.loading} failed={words.notifying.loadFailed} rows={3}>
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

function chosen(ways: NoticeWays): string {
  const on = noticeKinds.filter((kind) => ways[kind].in_page || ways[kind].by_mail).length
  return on === 0 ? words.notifying.off : words.notifying.on({ on, of: noticeKinds.length })
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
      {noticeKinds.map((kind) => (
        <fieldset key={kind} className={`${styles['kind']} ${stacked('0-4')}`} aria-describedby={`hint-${kind}`}>
          <legend>{words.notifying.kinds[kind].name}</legend>
          <p id={`hint-${kind}`}>{words.notifying.kinds[kind].hint}</p>
          <div className={inRows('0-4')}>
            {(['in_page', 'by_mail'] as const).map((way) => (
              <Checkbox
                key={way}
                name={`${kind}-${way}`}
                label={words.notifying[way]}
                checked={shown[kind][way]}
                onChange={({ target }) => set(kind, { [way]: target.checked })}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {isError && <TroubleNotice {...wordsFor(error, words.notifying.failed)} />}
      <p className={quiet()}>{words.notifying.mailText}</p>
    </div>
  )
}

function Vips({ listId, settings }: { listId: string; settings: Settings }) {
  const mayChange = useMay('editor')
  const [isOpen, setIsOpen] = useState(false)
  const { vips, vips_read_at: readAt, vips_trouble: trouble } = settings
  return (
    <div className={stacked(3, 'start')}>
      <h3>{words.notifying.vips}</h3>
      <p>
        {whoSentence(vips, words.notifying.noVips)}{' '}
        {readAt !== null && words.notifying.readAt({ when: showDate(readAt) })}
      </p>
      {trouble !== null && <Notice kind="warn" title={trouble} />}
      {mayChange && <Button onClick={() => setIsOpen(true)}>{words.notifying.change}</Button>}
      {isOpen && <VipsDialog listId={listId} vips={vips} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

/** Chooses the condition of the list's VIPs. */
function VipsDialog({ listId, vips, onClose }: { listId: string; vips: Who | null; onClose: () => void }) {
  const client = useQueryClient()
  const [draft, setDraft] = useState(whoDraftOf(vips))
  const { declined, submit, isSubmitting } = useFormCall(
    () => call(setVips, { params: { listId }, body: { vips: whoOf(draft) } }),
    ({ notifying, message }) => {
      client.setQueryData(keyOfNotifying(listId), notifying)
      showToast('good', message)
      onClose()
    },
    { fallback: words.notifying.saveFailed },
  )
  return (
    <Dialog title={words.notifying.dialogTitle} onClose={onClose}>
      <p>{words.notifying.dialogText}</p>
      <form onSubmit={submit}>
        <WhoFields
          listId={listId}
          draft={draft}
          problems={declined?.fields['vips']}
          change={(change) => setDraft({ ...draft, ...change })}
          label={words.notifying.whoIsVip}
          otherwise={words.notifying.noOne}
        />
        <FormProblem declined={declined} />
        <SaveActions words={words.notifying} isSubmitting={isSubmitting} onClose={onClose} />
      </form>
    </Dialog>
  )
}

const keyOfNotifying = (listId: string) => ['notifying', listId]

function useNotifying(listId: string) {
  return useQuery({
    queryKey: keyOfNotifying(listId),
    queryFn: ({ signal }) => call(notifying, { params: { listId } }, signal),
  })
}

/** Choices that are made quickly one after the other are sent in their order. */
function useSetNotifying(listId: string) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: `notifying ${listId}` },
    mutationFn: (body: NoticeWays) => call(setNotifying, { params: { listId }, body }),
    onSuccess: ({ notifying: next, message }) => {
      client.setQueryData(keyOfNotifying(listId), next)
      showToast('good', message)
      void import('../../../product/notices/notice-feed.ts').then(({ refreshNotices }) => refreshNotices())
    },
  })
}
