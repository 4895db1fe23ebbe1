import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { redeemScan, type Verdict } from '#contract/scanning.ts'
import type { FlashColour } from '#domain/colour.ts'
import { flashMs } from '#contract/limits.ts'
import { call } from '../../api/call.ts'
import { wordsFor } from '../../api/declined.ts'
import { emptyLog, flashDelay, logScan } from './scan-log.ts'
import { newScanId } from './scan-id.ts'
import { isWorthAnotherTry, sendScan } from './send-scan.ts'
import type { createSounds } from './sounds.ts'
import { words } from './words.ts'

/** A try that hangs longer is made again with the same id; on a venue's network answers get lost. */
const tryTakesMs = 8000

/** The scans of this door: sends what was read, and tells by colour, sound and words what became of it. */
export function useScans(listId: string, sounds: ReturnType<typeof createSounds>) {
  const [log, happen] = useReducer(logScan, emptyLog)
  const { flash, startFlash } = useFlash()
  const client = useQueryClient()

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
          () => call(redeemScan, { params: { listId }, body }, AbortSignal.timeout(tryTakesMs)),
          () => happen({ type: 'retrying', id }),
        )
        happen({ type: 'decided', id, verdict })
        tell(verdict.success, verdict.colour)
        // The list was switched off meanwhile: its card has to say so.
        if (verdict.reason === 'list_inactive') void client.invalidateQueries({ queryKey: ['scanner', 'list', listId] })
      } catch (error) {
        const message = isWorthAnotherTry(error) ? words.lost : wordsFor(error, words.scanFailed).message
        happen({ type: 'lost', id, message })
        tell(false, 'dark-red')
      }
    },
    [client, listId, tell],
  )

  return { log, flash, scan }
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
