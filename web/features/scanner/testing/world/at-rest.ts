// A door at rest has received all news. So its own list decides like the server, and counts the same people inside.
import { contacts } from './commands.ts'
import { night } from './occasion.ts'
import { hearAll } from './promises.ts'
import type { World } from './world.ts'

export async function checkAtRest(world: World): Promise<void> {
  const { server } = world
  // If the server rebuilt the list, earlier unsent news never reaches a door.
  const [page] = world.pages()
  if (!page || page.keepsNothing || world.wasFull()) return
  const isNight = server.occasion() === night
  const { occasion } = page.door.view().door
  if (isNight !== (occasion?.is.id === night.id)) throw new Error('The door is for another occasion than its link.')
  if (!isNight) return
  // If the server rebuilt the list, no event shows that the list includes this door's last scans. A later message does.
  await world.advance(15_000)
  server.redeem('a later scan', contacts[2]!.code, 'South gate', true)
  await hearAll(world)
  const { counters } = page.door.view().door
  if (counters?.inside !== server.insideOf())
    throw new Error(`The door shows ${counters?.inside} inside of ${server.insideOf()}.`)
  for (const { code, max, isBlocked } of contacts.filter((contact) => !contact.isBlocked || contact.max > 0)) {
    const asking = page.door.preview(code)
    await world.ticks.run()
    const local = await asking
    if (!local) throw new Error('A door at rest has no list of its occasion.')
    if (occasion!.direction === 'out') continue
    const { used, inside } = server.standingOf(code)
    const expected = isBlocked ? 'blocked' : used < max ? 'ok' : inside > 0 ? 'still_inside' : 'already_used'
    if (local.reason !== expected) throw new Error(`The door says "${local.reason}" where "${expected}" is right.`)
    const counted = server.insideOf() + (expected === 'ok' ? 1 : 0)
    if (local.visit?.inside !== counted)
      throw new Error(`The door counts ${local.visit?.inside} inside, and not ${counted}.`)
  }
}
