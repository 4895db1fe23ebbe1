import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import type { Verdict } from '#contract/scanning.ts'
import type { FlashColour } from '#domain/colour.ts'
import type { Reason } from '#domain/verdict.ts'
import { flashMs } from '#contract/limits.ts'
import { wordsFor } from '../../api/declined.ts'
import type { DoorAccess } from './door-access.ts'
import { emptyLog, flashDelay, logScan } from './scan-log.ts'
import { newScanId } from './scan-id.ts'
import { isWorthAnotherTry, sendScan } from './send-scan.ts'
import type { createSounds } from './sounds.ts'
import { words } from './words.ts'

/** A try that hangs longer is made again with the same id; on a venue's network answers get lost. */
const tryTakesMs = 8000

/** After these the list, or the link to it, is no longer what the screen shows. */
const changesOfTheList: ReadonlySet<Reason> = new Set(['list_inactive', 'link_expired'])

type Options = { access: DoorAccess; listId: string; sounds: ReturnType<typeof createSounds>; onOver: () => void }

/** The scans of this door: sends what was read, and tells by colour, sound and words what became of it. */
export function useScans({ access, listId, sounds, onOver }: Options) {
  const [log, happen] = useReducer(logScan, emptyLog)
  const { flash, startFlash } = useFlash()
  const client = useQueryClient()
  const over = useRef(onOver)
  useEffect(() => {
    over.current = onOver
  })

  const tell = useCallback(
    (isAccepted: boolean, colour: FlashColour) => {
      startFlash(isAccepted, colour)
      sounds.play(isAccepted ? 'success' : 'error')
    },
    [sounds, startFlash],
  )

  const scan = useCallback(
    async (text: string) => {
      const id = newScanId()
      const at = new Date()
      happen({ type: 'seen', id, text, at })
      const body = { qr_code: text, scan_id: id, scanned_at: at.toISOString() }
      try {
        const verdict: Verdict = await sendScan(
          () => access.send(listId, body, AbortSignal.timeout(tryTakesMs)),
          () => happen({ type: 'retrying', id }),
        )
        happen({ type: 'decided', id, verdict })
        tell(verdict.success, verdict.colour)
        if (changesOfTheList.has(verdict.reason)) void client.invalidateQueries({ queryKey: access.key })
      } catch (error) {
        happen({ type: 'lost', id, message: whyLost(error, access.isEnd(error)) })
        tell(false, 'dark-red')
        if (access.isEnd(error)) over.current()
      }
    },
    [access, client, listId, tell],
  )

  return { log, flash, scan }
}

function whyLost(error: unknown, isEnd: boolean): string {
  if (isEnd) return words.linkEnded
  return isWorthAnotherTry(error) ? words.lost : wordsFor(error, words.scanFailed).message
}

export type Flash = { colour: FlashColour; isAccepted: boolean }

/** One flash at a time, and no more than three a second; of several that wait, the newest is shown. */
function useFlash() {
  const [flash, setFlash] = useState<Flash>()
  const lastAt = useRef<number>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const startFlash = useCallback((isAccepted: boolean, colour: FlashColour) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () => {
        lastAt.current = performance.now()
        setFlash({ colour, isAccepted })
        timer.current = setTimeout(setFlash, flashMs, undefined)
      },
      flashDelay(lastAt.current, performance.now()),
    )
  }, [])
  return { flash, startFlash }
}
