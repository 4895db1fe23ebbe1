// Resources that only the browser holds for a door: timers, locks, and the open stream.
import type { Command } from '../door/machine/commands.ts'
import type { RhythmName } from '../door/machine/state.ts'
import { inTime, workTakesMs, type Hands } from './hands.ts'
import { listening } from './run-following.ts'
import { lockOf } from './run-hand-in.ts'

type Do<What extends Command['do']> = Extract<Command, { do: What }>

export function openHoldings(hands: Hands) {
  const { ports, send, closing } = hands
  const { clock, server, tabs } = ports
  const waits = new Map<RhythmName, () => void>()
  const locks = new Map<string, () => void>()
  let sleeping: (() => void) | undefined
  let stream: { close: () => void } | undefined
  closing.addEventListener('abort', () => {
    for (const cancel of waits.values()) cancel()
    sleeping?.()
    for (const release of locks.values()) release()
    stream?.close()
  })

  return {
    wait({ rhythm, ms }: Do<'wait'>): void {
      waits.get(rhythm)?.()
      const cancel = clock.after(ms, () => send({ type: 'due', rhythm }))
      waits.set(rhythm, cancel)
    },

    wake({ ms }: Do<'wake'>): void {
      sleeping?.()
      sleeping = clock.after(ms, () => send({ type: 'woke' }))
    },

    async lock({ listId }: Do<'lock'>): Promise<void> {
      const asking = tabs.tryHold(lockOf(listId))
      const release = await inTime(clock, asking, workTakesMs).catch(() => {
        // A lock that comes too late is nobody's.
        asking.then((late) => late?.()).catch(() => undefined)
        return undefined
      })
      if (closing.aborted) return release?.()
      if (release) locks.set(listId, release)
      send({ type: 'lock', listId, isMine: release !== undefined, credential: server.credential() })
    },

    unlock({ listId }: Do<'unlock'>): void {
      locks.get(listId)?.()
      locks.delete(listId)
    },

    listen(command: Do<'listen'>): void {
      stream = server.listen(listening(hands, command))
    },

    stopListening(): void {
      stream?.close()
      stream = undefined
    },
  }
}
