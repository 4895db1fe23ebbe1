// The column beside the camera of a tablet or a computer: how the night goes, this door's scans, the other doors.
import { mkdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { languages } from '#domain/spoken.ts'
import { allWords } from '#words/testing/all-words.ts'
import { findsNoBarrier } from './barriers.ts'
import { cutIn, setRoom, type Room } from './cut-words.ts'
import { addLink, doorBar, readByReader } from './door.ts'
import { longDoor } from './door-verdicts.ts'
import { addOccasion, openList } from './organiser.ts'
import { expect, test } from './story.ts'

/** A folder for pictures of each state in each room, to look at. */
const shots = process.env['LISTPASS_ROOM_SHOTS']

const rooms: Room[] = [
  [820, 1180],
  [1180, 820],
  [1440, 900],
].map(([width = 0, height = 0]) => ({ name: `${width} × ${height}`, width, height, text: 1 }))

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()
const beside = (page: Page) => page.getByRole('complementary')

test('a tablet shows how the night goes and what other doors let in, and without a network since when that is', async ({
  page,
  phone,
  organiser,
  product,
}) => {
  const { list, codes } = await openList(product, organiser)
  const night = { opens_at: hours(-1), closes_at: hours(5), capacity: 500, has_exits: true }
  const { id: occasion_id } = await addOccasion(organiser, list, { name: 'Saturday night', ...night })
  const [north, east] = [
    await addLink(organiser, list, 'North gate', { occasion_id }),
    await addLink(organiser, list, 'East', { occasion_id }),
  ]
  await addLink(organiser, list, 'Nobody has opened it', { occasion_id })
  // A guest comes in at another door before the tablet is there.
  await phone.goto(east.url)
  await expect(doorBar(phone)).toContainText('Connected.')
  await readByReader(phone, codes[0]!)
  await expect(phone.getByRole('region', { name: 'Last result' })).toContainText('Checked in')
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.goto(north.url)
  await expect(doorBar(page)).toContainText('Connected.')
  const column = beside(page)
  await expect(column).toContainText('1 / 500')
  await expect(column).toContainText('inside · 1 in the last 10 min')
  const doors = column.getByRole('region', { name: 'Other doors' })
  await expect(doors.getByRole('listitem')).toHaveText(['East 1'])
  await expect(page.locator('[data-is-bar]')).not.toContainText('/ 500')
  await readByReader(page, codes[1]!)
  await expect(column.getByRole('region', { name: 'Latest scans' })).toContainText('Ken Ito')
  await expect(column).toContainText('2 / 500')
  await expect(column).toContainText('inside · 2 in the last 10 min')
  await findsNoBarrier(page, [820, 1440])
  await page.context().setOffline(true)
  await expect(column).toContainText(/As of \d/)
  await expect(column).toContainText('inside · 2 in the last 10 min')
  await page.context().setOffline(false)
  await expect(column).not.toContainText('As of')
})

test('the column is read whole on each wide screen and in each language', async ({ page, organiser, product }) => {
  test.slow()
  const { list, codes } = await openList(product, organiser)
  const night = { opens_at: hours(-1), closes_at: hours(5), capacity: 12_500, has_exits: true }
  const { id: occasion_id } = await addOccasion(organiser, list, { name: 'Sommerfest', ...night })
  // Doors with the longest names, and one that is away.
  const doors = [
    { name: longDoor, let_in: 1238, is_offline: false },
    { name: 'Lounge', let_in: 12, is_offline: false },
    { name: `${longDoor} 2`, let_in: 7, is_offline: true },
  ]
  await page.route('**/doors-now*', (route) => route.fulfill({ json: { let_in_lately: 1041, doors } }))
  const cut: string[] = []
  for (const language of languages) {
    const words = allWords[language].door
    const link = await addLink(organiser, list, longDoor, { may_check_in_by_name: true, language, occasion_id })
    await page.goto(link.url)
    const bar = page.getByRole('status', { name: words.bar.label })
    await expect(bar).toContainText(words.bar.online)
    await expect(beside(page)).toContainText(words.beside.otherDoors)
    const walk = async (name: string) => {
      for (const room of rooms) {
        await setRoom(page, room)
        cut.push(...(await cutIn(page)).map((what) => `${language}, ${room.name}, ${name}: ${what}`))
        if (!shots) continue
        mkdirSync(shots, { recursive: true })
        await page.screenshot({ path: `${shots}/beside ${language} ${name} ${room.name}.png` })
      }
    }
    await walk('at rest')
    for (const code of [codes[0]!, codes[1]!, codes[0]!]) {
      await readByReader(page, code)
      await expect(page.getByRole('region', { name: words.screen.lastResult })).toContainText(/\S/)
    }
    await walk('verdict')
    await page.context().setOffline(true)
    await expect(bar).toContainText(words.bar.offline)
    await expect(beside(page)).toContainText(words.beside.asOf({ time: '' }).trim())
    await walk('without a network')
    await page.context().setOffline(false)
    await expect(bar).toContainText(words.bar.online)
  }
  expect(cut).toEqual([])
})
