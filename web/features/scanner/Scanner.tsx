import {
  type ComponentProps,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react'
import { wordsFor } from '../../api/declined.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { paths } from '../../product/paths.ts'
import { SlowHint } from '../../ui/SlowHint.tsx'
import { TroubleNotice } from '../../ui/TroubleNotice.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { isolated, shownSentence, shownText } from '#domain/user-text.ts'
import { Unseen } from '../../ui/Unseen.tsx'
import { useDoorLanguage } from './device/door-language.ts'
import { Door } from './Door.tsx'
import type { DoorAccess } from './door/door-access.ts'
import { type Kiosk, useKiosk } from './kiosk/use-kiosk.ts'
import { type PageView, pageView } from './screen/door-view.ts'
import styles from './screen/strip.module.css'
import { forgetDoor, changeRememberedDoor } from './offline/remembered-door.ts'
import { useDoorList } from './lists/use-lists.ts'
import { whyClosed } from './door/failed-call.ts'
import { words } from '../../words/door.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { DoorOccasion } from '#contract/offline.ts'
import type { DoorList } from './door/door-list.ts'

const later = () => import('./screen/KioskParts.tsx')
const LeaveButton = lazy(async () => ({ default: (await later()).LeaveButton }))
const LeaveKiosk = lazy(async () => ({ default: (await later()).LeaveKiosk }))

const ChooseOccasion = lazy(async () => ({ default: (await import('./lists/ChooseOccasion.tsx')).ChooseOccasion }))

/** The screen of a door, however it was opened: its list, and the door itself while the list can be scanned. */
export function Scanner({ access }: { access: DoorAccess }) {
  const [isOver, setIsOver] = useState(false)
  const [isSettled, setIsSettled] = useState(false)
  const onSettled = useCallback(() => setIsSettled(true), [])
  const list = useDoorList(access, isOver)
  const { data, isError, error } = list
  const isSpoken = useDoorLanguage(data?.language)
  // The door is drawn in small pieces, so that a phone hears touches meanwhile.
  const isDrawn = useDeferredValue(data !== undefined && isSpoken)
  const kiosk = useKiosk()
  const ground = useRef<HTMLDivElement>(null)
  useRestInert(ground, kiosk.isOn)
  const ended = endOf(access, data, isOver)
  const choice = useOccasionChoice(access, data)
  const mustChoose = choice.isOpen && ended === undefined
  const closed = isOver ? undefined : whyClosed(error)
  const view = pageView({ closed, hasFailed: isError, hasList: data !== undefined, mustChoose, isDrawn, isSpoken })
  const title = titleOf(kiosk, data)
  function onOver() {
    setIsOver(true)
    // Without a connection, a reload would open it again.
    if (access.isOrganiser) void forgetDoor(access)
  }
  usePageTitle(data ? `${isolated(data.name, 60)} – ${words.page.title}` : words.page.title)

  return (
    // A door is often dark, and the picture of the camera is what matters: always the dark colours.
    <div
      ref={ground}
      className={styles['ground']}
      data-theme="dark"
      data-is-kiosk={kiosk.isOn || undefined}
      // The connection is the reader's first.
      data-fonts={isSettled || isError || !isOnItsWay.has(view) ? undefined : 'later'}
    >
      {/* An open door has the title in its own grid. */}
      {view !== 'door' && <h1 className={styles['title']}>{kiosk.isOn ? <Unseen>{title}</Unseen> : title}</h1>}
      {views[view]({ access, list, choice, title, kiosk, ended, onOver, onSettled })}
      {kiosk.isOn && (
        <Suspense>
          {!data && <LeaveButton kiosk={kiosk} />}
          <LeaveKiosk kiosk={kiosk} />
        </Suspense>
      )}
    </div>
  )
}

const isOnItsWay: ReadonlySet<PageView> = new Set(['wait', 'loading', 'door'])

type Parts = Pick<ComponentProps<typeof Door>, 'access' | 'title' | 'kiosk' | 'ended' | 'onOver' | 'onSettled'> & {
  list: ReturnType<typeof useDoorList>
  choice: ReturnType<typeof useOccasionChoice>
}

const views: Record<PageView, (parts: Parts) => ReactNode> = {
  wait: () => undefined,
  loading: () => (
    <State role="status">
      <p>{words.page.loading}</p>
      <SlowHint isWaiting />
    </State>
  ),
  unknown: ({ access }) => (
    <State role="alert">
      <h2>{words.page.invalid}</h2>
      <p>{words.page.invalidHelp}</p>
      {access.isOrganiser && (
        <ButtonLink to={paths.scanner} look="action">
          {words.choose.otherList}
        </ButtonLink>
      )}
    </State>
  ),
  declined: ({ list }) => (
    <State role="alert">
      <h2>{shownSentence(wordsFor(list.error, words.page.loadFailed).message)}</h2>
    </State>
  ),
  failed: ({ list }) => (
    <State>
      <TroubleNotice
        {...wordsFor(list.error, words.page.loadFailed)}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    </State>
  ),
  choose: ({ list, choice }) => (
    <Suspense>
      <ChooseOccasion choices={list.data!.choices!} onChoose={choice.choose} />
    </Suspense>
  ),
  door: ({ list, choice, ...parts }) => <Door {...parts} list={list.data!} onOtherOccasion={choice.again} />,
}

function State({ role, children }: { role?: 'status' | 'alert'; children: ReactNode }) {
  return (
    <div className={styles['state']} role={role}>
      {children}
    </div>
  )
}

/** A kiosk’s guests see the name of the list. */
function titleOf({ isOn }: Kiosk, list: DoorList | undefined): string {
  return isOn && list ? shownText(list.name) : words.page.title
}

/** Why the door has ended, if it has. */
function endOf(access: DoorAccess, list: DoorList | undefined, isOver: boolean): string | undefined {
  if (list?.ended !== undefined || !isOver) return list?.ended
  return access.isOrganiser ? words.page.listGone : words.page.linkEnded
}

/** Makes everything else on the page inert, as around a modal dialog. */
function useRestInert(part: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const changed: Element[] = []
    for (let here: Element | null = part.current; here && here !== document.body; here = here.parentElement) {
      for (const beside of here.parentElement?.children ?? []) {
        if (beside === here || beside.hasAttribute('inert')) continue
        beside.setAttribute('inert', '')
        changed.push(beside)
      }
    }
    return () => {
      for (const element of changed) element.removeAttribute('inert')
    }
  }, [part, isOn])
}

/**
 * The occasion of an organiser's door. If the list has several, staff choose one. This device remembers it, and the
 * menu changes it.
 */
function useOccasionChoice(access: DoorAccess, list: DoorList | undefined) {
  const client = useQueryClient()
  const [isAgain, setIsAgain] = useState(false)
  const isMany = (list?.choices?.length ?? 0) > 1
  return {
    isOpen: isMany && (isAgain || !list?.occasion),
    again: isMany ? () => setIsAgain(true) : undefined,
    choose: (occasion: DoorOccasion) => {
      // Another occasion, another direction.
      const { turned: _, ...door } = list!
      client.setQueryData(access.key, { ...door, occasion })
      void changeRememberedDoor(access, { occasion, turned: undefined })
      setIsAgain(false)
    },
  }
}
