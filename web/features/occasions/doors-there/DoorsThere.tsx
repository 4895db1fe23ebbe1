import { useEffect, useState } from 'react'
import { type ScannerLink, changeScannerLink, scannerLinks } from '#contract/doors.ts'
import { wordsFor } from '../../../api/declined.ts'
import { paths } from '../../../product/paths.ts'
import type { ShownOccasion } from '../../../product/use-occasions.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { SlowHint } from '../../../ui/SlowHint.tsx'
import { showToast } from '../../../ui/toast-list.ts'
import { isolated } from '#domain/user-text.ts'
import { UserText } from '../../../ui/UserText.tsx'
import { words } from '../../../words/occasions.ts'
import { belongsTo, doorsOfWholeList } from './belongs-to.ts'
import { stacked } from '../../../ui/layout.ts'
import styles from '../occasions.module.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

type Props = { listId: string; added: ShownOccasion; occasions: readonly ShownOccasion[]; onClose: () => void }

/** Asks whether the doors that are there belong to the first occasion with times. Without such a door it asks nothing. */
export function DoorsThere({ listId, added, occasions, onClose }: Props) {
  const { doors, give } = useDoorsThere(listId)
  const isNone = doors.data?.length === 0
  useEffect(() => {
    if (isNone) onClose()
  }, [isNone, onClose])
  if (doors.isPending || isNone) return null
  return (
    <Dialog
      title={words.page.doorsThere.title({ doors: doors.data?.length ?? 1 })}
      role="alertdialog"
      onClose={onClose}
    >
      <Loaded of={doors} loading={words.page.loading} failed={words.page.doorsThere.loadFailed}>
        {(links) => <Question {...{ listId, added, occasions, links, give, onClose }} />}
      </Loaded>
    </Dialog>
  )
}

type QuestionProps = Props & { links: readonly ScannerLink[] } & Pick<ReturnType<typeof useDoorsThere>, 'give'>

function Question({ listId, added, occasions, links, give, onClose }: QuestionProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<{ message: string; details?: string | undefined }>()
  const opens = belongsTo(occasions)

  async function answerYes() {
    if (!opens) return
    setIsBusy(true)
    setProblem(undefined)
    try {
      await give(links, opens)
      showToast('good', words.page.doorsThere.moved({ doors: links.length }))
      onClose()
    } catch (error) {
      setProblem(wordsFor(error, words.page.doorsThere.failed))
      setIsBusy(false)
    }
  }

  return (
    <>
      <p>{words.page.doorsThere.now({ doors: links.length })}</p>
      <ul className={`${styles['doors']} ${stacked(1)}`}>
        {links.map(({ id, label }) => (
          <li key={id}>
            <UserText text={label} longest={60} />
          </li>
        ))}
      </ul>
      <p>
        {opens
          ? words.page.doorsThere.atItsTime({ name: isolated(added.name, 80), doors: links.length })
          : words.page.doorsThere.each}{' '}
        {opens && 'follows_open' in opens && words.page.doorsThere.andLater({ doors: links.length })}
      </p>
      {problem && <Notice kind="bad" title={problem.message} detail={problem.details} isUrgent />}
      <SlowHint isWaiting={isBusy} />
      <DialogActions>
        <Button onClick={onClose}>{words.page.doorsThere.no({ doors: links.length })}</Button>
        {opens ? (
          <Button look="action" isBusy={isBusy} onClick={() => void answerYes()}>
            {isBusy ? words.page.doorsThere.moving : words.page.doorsThere.yes({ doors: links.length })}
          </Button>
        ) : (
          <ButtonLink look="action" to={`${paths.listPart(listId, 'doors')}?occasion=all`}>
            {words.page.doorsThere.choose}
          </ButtonLink>
        )}
      </DialogActions>
    </>
  )
}

type Opens = { follows_open: true } | { occasion_id: string }

/** The doors of the whole list, and how they are given to an occasion. */
function useDoorsThere(listId: string) {
  const client = useQueryClient()
  const queryKey = ['doors-there', listId]
  const doors = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const { links } = await call(scannerLinks, { params: { listId } }, signal)
      return doorsOfWholeList(links, Date.now())
    },
    // The question is about these doors until it is answered.
    refetchInterval: false,
    refetchOnWindowFocus: false,
  })

  /** One after the other. After a failure those that are left are read again, and can be given again. */
  async function give(links: readonly ScannerLink[], opens: Opens): Promise<void> {
    try {
      for (const { id: linkId, ...link } of links) {
        const { label, may_check_in_by_name, is_active, expires_at } = link
        const body = { label, may_check_in_by_name, is_active, expires_at, ...opens }
        await call(changeScannerLink, { params: { listId, linkId }, body })
      }
    } catch (error) {
      await client.invalidateQueries({ queryKey })
      throw error
    }
  }
  return { doors, give }
}
