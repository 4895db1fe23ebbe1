// A small world around a door: one server, one browser with tabs that live and die, a network, and clocks. Nothing in it
// happens unless a test lets it.
import type { Ports } from '../../door/ports.ts'
import { openDoorAtWork } from '../../offline/door-at-work.ts'
import type { DoorList } from '../../door/door-access.ts'
import type { Direction } from '../../door/door-occasion.ts'
import { doorHere } from '../door-here.ts'
import { plainOccasion } from '../occasions.ts'
import { createClocks } from './clocks.ts'
import { plainCrypt } from './crypt.ts'
import { createDatabase } from './database.ts'
import { createNetwork } from './network.ts'
import { createServer, type Contact } from './server.ts'
import { createTabs } from './tabs.ts'
import { createTicks } from './ticks.ts'
import { watchPage, type Page } from './watch-page.ts'
import { createWitness } from './witness.ts'

export type World = ReturnType<typeof createWorld>

export function createWorld(contacts: readonly Contact[], turn: () => Promise<void>, occasionId = plainOccasion.id) {
  const ticks = createTicks(turn)
  const clocks = createClocks(ticks)
  const database = createDatabase(ticks)
  const server = createServer(clocks.now, contacts)
  server.giveOccasion(occasionId)
  /** The door as the browser remembers it. */
  let remembered: DoorList = { ...doorHere, occasion: server.occasion() }
  const network = createNetwork(ticks, server)
  let pages: Page[] = []
  const everyPage: Page[] = []
  const tabs = createTabs(ticks, () => pages)
  const witness = createWitness(database, () => pages, clocks.now)
  const counts = { alertsTold: 0, otherDoors: 0, hangs: 0, fills: 0, visits: 0 }

  function portsOf(page: Page): Ports {
    const connection = database.connect(() => page.isAlive)
    return {
      server: network.of(page),
      kept: {
        open: async () => (page.keepsNothing ? undefined : { database: connection, crypt: plainCrypt }),
        isPersistent: async () => true,
        persist: async () => true,
      },
      clock: clocks.of(page),
      tabs: tabs.of(page),
      signal: {
        tell(told) {
          if (told === 'alert' && page.isAlive) counts.alertsTold += 1
        },
      },
    }
  }

  function open(keepsNothing = false): Page {
    const id = `page ${everyPage.length + 1}`
    const page = { id, isAlive: true, keepsNothing, presented: [], alerts: new Map() } as unknown as Page
    pages.push(page)
    everyPage.push(page)
    const screen = {
      reload: () => page.door.know({ ...remembered, occasion: server.occasion() }),
      over() {},
      remember: (change: Partial<DoorList>) => void (remembered = { ...remembered, ...change }),
    }
    page.door = openDoorAtWork({ ports: portsOf(page), door: remembered, isOrganiser: false, screen })
    watchPage(page, clocks.now)
    return page
  }

  function close(page: Page): void {
    page.isAlive = false
    pages = pages.filter((other) => other !== page)
    for (const part of [clocks, network, tabs]) part.end(page)
    witness.noteLeft()
    for (const presented of page.presented) presented.endedAt ??= clocks.now()
  }

  return {
    server,
    database,
    ticks,
    network,
    witness,
    open,
    close,
    pages: () => pages,
    everyPage,
    alertsTold: () => counts.alertsTold,
    advance: clocks.advance,
    setDeviceClock: clocks.setDeviceClock,
    read(page: Page, text: string, people = 1): void {
      clocks.tick()
      const { occasion } = page.door.view().door
      const what = { isExit: occasion?.direction === 'out', occasionId: occasion?.is.id ?? plainOccasion.id }
      const nothing = { asked: people, endedAt: undefined, outcome: undefined, isKept: false, ...what }
      page.presented.push({ text, at: clocks.deviceNow(), begunAt: clocks.now(), ...nothing })
      page.door.read(text, 'typed', people)
    },
    turn: (page: Page, to: Direction) => page.door.turn(to),
    /** The door was at the occasion "night" before, so guests may have left. */
    hasVisits: () => counts.visits > 0 || occasionId !== plainOccasion.id,
    giveOccasion(id: string): void {
      counts.visits += 1
      server.changeOccasion(id)
    },
    acknowledge(page: Page, at: number): void {
      const { alerts } = page.door.view()
      const alert = alerts[at % Math.max(1, alerts.length)]
      if (alert) page.door.acknowledge(alert.id)
    },
    /** Another door lets in a guest: at the server, or by its own list with a later report. */
    otherDoor(code: string, agoMs: number | undefined, wantsExit: boolean): void {
      const id = `theirs ${(counts.otherDoors += 1)}`
      const at = new Date(clocks.now() - (agoMs ?? 0)).toISOString()
      const isExit = wantsExit && server.occasion().has_exits
      if (agoMs === undefined) server.redeem(id, code, 'South gate', isExit)
      else {
        const what = isExit ? { direction: 'out' as const } : {}
        server.handIn({ scan_id: id, qr_code: code, scanned_at: at, told: 'ok', ...what }, 'South gate')
      }
    },
    /**
     * Lets the storage hang, once an evening. If it hung again, a page that dies then could not know which verdict it
     * showed.
     */
    async hang(ms: number): Promise<void> {
      counts.hangs += 1
      if (counts.hangs > 1) return
      await clocks.advance(ms, true)
      await ticks.run()
    },
    fill(is: boolean): void {
      if (is) counts.fills += 1
      database.fill(is)
    },
    wasFull: () => counts.fills > 0,
  }
}
