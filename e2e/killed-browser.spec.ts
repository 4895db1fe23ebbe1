// A browser is killed within seconds of opening a scanner link, like a phone whose battery is empty.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { scannerLinks } from '#contract/doors.ts'
import { addLink, doorBar, typeCode, verdict } from './door.ts'
import { openDoorOfEvening } from './evening/door-of-evening.ts'
import { scanCount, test } from './offline-door.ts'
import { openList } from './organiser.ts'
import { expect } from './story.ts'

test.setTimeout(900_000)

test('a door whose browser is killed right after the link was opened goes on as the same door', async ({
  organiser,
  product,
  gate,
}) => {
  const { list, codes } = await openList(product, organiser)
  const link = await addLink(organiser, list, 'North gate')
  const profile = await mkdtemp(join(tmpdir(), 'listpass-door-'))
  const door = await openDoorOfEvening(profile, `${gate.address}${new URL(link.url).pathname}`)
  try {
    await door.page().evaluate(() => navigator.serviceWorker.ready.then(() => {}))
    await gate.shut()
    await typeCode(door.page(), codes[0]!)
    await expect(verdict(door.page())).toContainText('Saved, not yet confirmed')
    await door.kill('browser')
    await gate.open()
    await expect(doorBar(door.page())).toHaveText('Connected.')
    await expect.poll(() => scanCount(organiser, list, codes[0]!)).toBe(1)
    const { links } = await organiser.call(scannerLinks, { params: { listId: list.id } })
    expect(links[0]!.sessions).toHaveLength(1)

    await test.step('without its token, the door opens its link again', async () => {
      await door.page().evaluate(forgetToken)
      await gate.shut()
      await door.kill('page')
      await typeCode(door.page(), codes[1]!)
      await expect(verdict(door.page())).toContainText('Saved, not yet confirmed')
      await gate.open()
      await expect(doorBar(door.page())).toHaveText('Connected.')
      await expect.poll(() => scanCount(organiser, list, codes[1]!)).toBe(1)
    })
  } finally {
    await door.close()
    // A killed browser’s other processes may write for a moment.
    await rm(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
  }
})

/** Runs in the page: takes the token out of the rows of the doors. */
async function forgetToken(): Promise<void> {
  const ask = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error))
    })
  const database = await ask(indexedDB.open('listpass-door'))
  const doors = database.transaction('doors', 'readwrite').objectStore('doors')
  for (const key of await ask(doors.getAllKeys())) {
    const { token: _, ...door } = (await ask(doors.get(key))) as { token?: unknown }
    await ask(doors.put(door, key))
  }
  database.close()
}
