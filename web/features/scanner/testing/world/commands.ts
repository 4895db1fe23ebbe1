// Everything that can happen to a door in the world, as commands of fast-check. After each command, the world runs
// until it rests, or only for a few rounds. Then the next command comes in the middle of its work.
import * as fc from 'fast-check'
import { Declined } from '../../../../api/declined.ts'
import { plainOccasion } from '../occasions.ts'
import { night } from './occasion.ts'
import type { Contact } from './server.ts'
import type { Page } from './watch-page.ts'
import type { World } from './world.ts'

export const contacts: readonly Contact[] = [
  { code: '23456789ABCDEFGHJKMNPQRS', name: 'Ada Brightwell', max: 1, isBlocked: false },
  { code: '3456789ABCDEFGHJKMNPQRST', name: 'Ken Ito', max: 2, isBlocked: false },
  { code: '456789ABCDEFGHJKMNPQRSTU', name: 'Mira Lindqvist', max: 1, isBlocked: true },
]
const stranger = '56789ABCDEFGHJKMNPQRSTUV'
const texts = [...contacts.map(({ code }) => code), stranger]

type Model = Record<string, never>
type Command = fc.AsyncCommand<Model, World>

const rounds = fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.nat(20) })
const place = fc.nat(5)
const people = fc.oneof({ weight: 3, arbitrary: fc.constant(1) }, { weight: 2, arbitrary: fc.constantFrom(2, 3) })
const text = fc.oneof(
  { weight: 4, arbitrary: fc.constant(texts[0]!) },
  { weight: 3, arbitrary: fc.constant(texts[1]!) },
  { weight: 1, arbitrary: fc.constantFrom(...texts) },
)

function command(name: string, act: (world: World) => void | Promise<void>, goOn?: number): Command {
  return {
    check: () => true,
    async run(_model, world) {
      await act(world)
      await world.ticks.run(goOn)
    },
    toString: () => (goOn === undefined ? name : `${name}, and ${goOn} rounds`),
  }
}

const pick = <T>(all: readonly T[], at: number): T | undefined => all[at % Math.max(1, all.length)]

/** The page at this place; one is opened where there is none. */
const pageAt = (world: World, at: number): Page => pick(world.pages(), at) ?? world.open()

const happens: [weight: number, fc.Arbitrary<Command>][] = [
  [
    14,
    fc.tuple(text, place, people, rounds).map(([code, at, comes, some]) =>
      command(
        `read ${texts.indexOf(code)} at tab ${at} for ${comes}`,
        (world) => {
          const page = pageAt(world, at)
          if (page.presented.filter(({ endedAt }) => endedAt === undefined).length < 6) world.read(page, code, comes)
        },
        some,
      ),
    ),
  ],
  [10, act('the server answers', (world, at) => withCall(world, at, (call) => world.network.answer(call)))],
  [3, act('the server decides', (world, at) => withCall(world, at, (call) => world.network.arrive(call)))],
  [4, act('the answer is lost', (world, at) => withCall(world, at, (call) => world.network.lose(call)))],
  [
    6,
    act(
      'the stream tells',
      (world, at) => pick(world.network.streams(), at) && world.network.hearNext(pick(world.network.streams(), at)!),
    ),
  ],
  [
    9,
    fc
      .constantFrom(1, 200, 1000, 2500, 9000, 40_000)
      .map((ms) => command(`${ms} ms pass`, (world) => world.advance(ms))),
  ],
  [1, act('the storage hangs for 1200 ms', (world) => world.hang(1200))],
  [3, act('no connection', (world) => world.network.connect(false))],
  [3, act('a connection', (world) => world.network.connect(true))],
  [2, act('a page is killed and opened', (world, at) => reload(world, at))],
  [1, act('the browser is killed', (world) => void (world.kill(), world.open()))],
  [1, act('the server forgets its sessions', (world) => world.server.sessions.forget())],
  [1, act('a tab is opened', (world) => void (world.pages().length < 3 && world.open()))],
  [1, act('a tab is closed', (world, at) => world.close(pageAt(world, at)))],
  [1, act('a page that keeps nothing', (world) => void (world.pages().length < 3 && world.open(true)))],
  [
    1,
    fc
      .constantFrom(-7_200_000, -90_000, 0, 90_000, 7_200_000)
      .map((ms) => command(`the device's clock is ${ms} ms ahead`, (world) => world.setDeviceClock(ms))),
  ],
  [1, act('the storage is full', (world) => world.fill(true))],
  [1, act('the storage has room', (world) => world.fill(false))],
  [
    1,
    fc
      .constantFrom(401, 409, 429, 503)
      .map((status) =>
        command(`the server answers ${status} alone`, (world) => world.network.refuse(new Declined(status))),
      ),
  ],
  [1, act('the server answers again', (world) => world.network.refuse(undefined))],
  [1, act('the list is made anew', (world) => world.server.makeAnew(false))],
  [1, act('the list is made anew with another salt', (world) => world.server.makeAnew(true))],
  [
    4,
    fc
      .tuple(text, fc.boolean(), fc.nat(600_000), fc.boolean())
      .map(([code, isOnline, agoMs, isExit]) =>
        command(
          `another door has ${texts.indexOf(code)}, ${isOnline ? 'online' : `${agoMs} ms ago`}${isExit ? ', out' : ''}`,
          (world) => world.otherDoor(code, isOnline ? undefined : agoMs, isExit),
        ),
      ),
  ],
  [3, act('the door is switched', (world, at) => world.turn(pageAt(world, at), at % 2 === 0 ? 'out' : 'in'))],
  [
    4,
    fc
      .tuple(place, fc.boolean(), rounds)
      .map(([at, isAll, some]) =>
        command(
          `staff undo ${isAll ? 'all of line' : 'line'} ${at}`,
          (world) => world.undo(pageAt(world, at), at, isAll),
          some,
        ),
      ),
  ],
  [2, act('an alert is acknowledged', (world, at) => world.acknowledge(pageAt(world, at), at))],
]

function act(name: string, does: (world: World, at: number) => void | Promise<void>): fc.Arbitrary<Command> {
  return fc.tuple(place, rounds).map(([at, some]) => command(`${name} (${at})`, (world) => does(world, at), some))
}

function withCall(world: World, at: number, does: (call: ReturnType<World['network']['calls']>[number]) => void): void {
  const call = pick(world.network.calls(), at)
  if (call) does(call)
}

function reload(world: World, at: number): void {
  world.close(pageAt(world, at))
  world.open()
}

/** In evenings at the night, the link may get the other occasion. */
const changes: typeof happens = [
  [1, act('the link is for the main occasion', (world) => world.giveOccasion(plainOccasion.id))],
  [1, act('the link is for the night', (world) => world.giveOccasion(night.id))],
]

export function makeEvenings(maxCommands: number, occasionId: string) {
  return fc.commands(
    [...happens, ...(occasionId === night.id ? changes : [])].flatMap(([weight, arbitrary]) =>
      Array.from({ length: weight }, () => arbitrary),
    ),
    { maxCommands, size: 'max' },
  )
}
