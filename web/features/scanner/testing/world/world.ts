// A small world around a door: one server, one browser with tabs that live and die, a network, and clocks. Nothing in it
// happens unless a test lets it.
import type { KeptToken } from '../../door/link-token.ts'
import type { Ports } from '../../door/ports.ts'
import { openDoorAtWork } from '../../offline/door-at-work.ts'
import type { DoorList } from '../../door/door-list.ts'
import type { Direction } from '../../door/door-occasion.ts'
import { countingOf } from '../../door/scan-log.ts'
import { doorHere } from '../door-here.ts'
import { plainOccasion } from '../occasions.ts'
import { dropFormerToken, readFormerToken } from '../../offline/remembered-door.ts'
import { createClocks } from './clocks.ts'
import { plainCrypt } from './crypt.ts'
import { createDatabase } from './database.ts'
import { createNetwork } from './network.ts'
import { createLocalStorage } from './local-storage.ts'
import { createServer, type Contact } from './server.ts'
import { createTabs } from './tabs.ts'
import { createTicks } from './ticks.ts'
import { watchPage, type Page } from './watch-page.ts'
import { createWitness } from './witness.ts'

export type World = ReturnType<typeof createWorld>

const slug = 'abcdefgh'

export function createWorld(
  contacts: readonly Contact[],
  turn: () => Promise<void>,
  occasionId = plainOccasion.id,
  through: (ports: Ports) => Ports = (ports) => ports,
) {
  const ticks = createTicks(turn)
  const clocks = createClocks(ticks)
  const database = createDatabase(ticks)
  const server = createServer(clocks.now, contacts)
  server.giveOccasion(occasionId)
  /** The door as the browser remembers it. */
  let remembered: DoorList = { ...doorHere, occasion: server.occasion() }
  const network = createNetwork(ticks, server)
  const local = createLocalStorage(clocks.now)
  // A door from before its token was kept with its list.
  local.setItem(`scan_token:${slug}`, server.sessions.open(undefined))
  let pages: Page[] = []
  const everyPage: Page[] = []
  const tabs = createTabs(ticks, () => pages)
  const witness = createWitness(database, () => pages, clocks.now)
  const counts = { alertsTold: 0, otherDoors: 0, hangs: 0, fills: 0, visits: 0 }
  /** The scans that the door said it has undone. */
  const undone = new Set<string>()

  function portsOf(page: Page): Ports {
    const connection = database.connect(() => page.isAlive)
    const kept: KeptToken = {
      read: async () =>
        page.keepsNothing
          ? undefined
          : (((await connection.get('doors', slug).catch(() => undefined)) as { token?: string } | undefined)?.token ??
            readFormerToken(slug)),
      async keep({ token }) {
        if (page.keepsNothing) return
        await connection.put('doors', { token } as never, slug).then(
          () => dropFormerToken(slug),
          () => {},
        )
      },
      async drop() {
        dropFormerToken(slug)
        if (!page.keepsNothing) await connection.delete('doors', slug)
      },
    }
    return {
      server: network.of(page, network.tokenOf(page, kept)),
      kept: {
        open: async () => (page.keepsNothing ? undefined : { database: connection, crypt: plainCrypt }),
        isFull: () => false,
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
    const page = { id, isAlive: true, keepsNothing, presented: [], alerts: new Map(), isOver: false } as unknown as Page
    pages.push(page)
    everyPage.push(page)
    const screen = {
      reload: () => page.door.know({ ...remembered, occasion: server.occasion() }),
      over: () => void (page.isOver = true),
      remember: (change: Partial<DoorList>) => void (remembered = { ...remembered, ...change }),
    }
    page.door = openDoorAtWork({ ports: through(portsOf(page)), door: remembered, isOrganiser: false, screen })
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
    /** Of local storage, a browser that is killed keeps only what it wrote seconds ago. */
    kill(): void {
      for (const page of pages) close(page)
      local.loseLatest()
    },
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
    undone: undone as ReadonlySet<string>,
    /** Staff undo the latest of a line's people, or all of them. */
    undo(page: Page, at: number, isAll: boolean): void {
      const lines = page.door.view().log.scans.filter((scan) => countingOf(scan).length > 0)
      const ids = lines.length === 0 ? [] : countingOf(lines[at % lines.length]!)
      for (const id of isAll ? ids : ids.slice(0, 1)) {
        // The door may have no network, or the scan may have lost its place. Then staff see that, and nothing is undone.
        void page.door.undo(id).then(
          () => page.isAlive && undone.add(id),
          () => {},
        )
      }
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
