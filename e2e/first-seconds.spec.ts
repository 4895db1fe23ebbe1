// The first seconds of a door on a phone that has never opened it. The reader's code is held back, as on a slow network.
import { linkOf } from '#domain/link.ts'
import { addLink, doorBar, drawn, hasItsList, listCard, verdict } from './door.ts'
import { test } from './offline-door.ts'
import { openList } from './organiser.ts'
import { expect } from './story.ts'

// A door is a phone.
test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, keepsScanner: true })

test('a door that cannot read yet says so, and loads little before its reader', async ({
  page,
  camera,
  organiser,
  product,
}) => {
  const { list, codes } = await openList(product, organiser)
  const { url } = await addLink(organiser, list, 'North gate')
  camera.showPhone(drawn(linkOf('https://listpass.example', codes[0]!)))
  const held = Promise.withResolvers<void>()
  await page.route('**/zxing_reader-*.wasm', (route) => held.promise.then(() => route.continue()))
  // The worker's file is requested twice, and comes once: a story that holds a file back has no cache.
  const files = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith('/api/')) files.add(pathname)
  })

  await page.goto(url)
  await page.getByRole('button', { name: 'Allow Camera Access' }).click()
  await expect(page.locator('[data-phase="active"]')).toBeVisible()
  await expect(page.getByRole('status').getByText('Getting the reader ready...')).toBeVisible()
  await expect(page.getByText('Point the camera at a code.')).toHaveCount(0)
  await expect(doorBar(page)).toHaveText('Saving this page for offline use...')
  const before = [...files]
  expect(before.length, before.join('\n')).toBeLessThan(14)
  expect(before.filter((path) => /^\/(?:sounds\/|sw\.js)/.test(path))).toEqual([])
  expect(before.filter((path) => path.endsWith('.wasm'))).toHaveLength(1)

  held.resolve()
  await expect(verdict(page)).toContainText('Ada Brightwell')
  await expect(page.getByText('Getting the reader ready...')).toHaveCount(0)
  await expect.poll(() => [...files].filter((path) => path.startsWith('/sounds/')).length).toBe(7)
})

test('a door that is connected opens again without a network', async ({ page, organiser, product, gate }) => {
  const { list } = await openList(product, organiser)
  const { url } = await addLink(organiser, list, 'North gate')
  await page.goto(`${gate.address}${new URL(url).pathname}`)
  await hasItsList(page)
  await gate.shut()
  await page.reload()
  await expect(listCard(page)).toContainText('Gala')
  await expect(doorBar(page)).toContainText('Working without a connection.')
})
