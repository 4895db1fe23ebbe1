// A door is an app on the home screen of a phone, from its link to the end of the link.
import { findChromium } from '../scripts/find-chromium.ts'
import { changeScannerLink } from '#contract/doors.ts'
import { addLink, typeCode, verdict } from './door.ts'
import { findsNoBarrier } from './barriers.ts'
import { openReady, test } from './offline-door.ts'
import { openList } from './organiser.ts'
import { expect } from './story.ts'

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, keepsScanner: true })

test('each door can be installed as an app of its own name, and starts without a network', async ({
  playwright,
  organiser,
  product,
  gate,
}, testInfo) => {
  const { list } = await openList(product, organiser)
  // Chrome installs nothing from a private window, and a story's windows are private.
  const context = await playwright.chromium.launchPersistentContext(testInfo.outputPath('profile'), {
    executablePath: await findChromium(),
  })
  const page = context.pages()[0] ?? (await context.newPage())
  const devtools = await page.context().newCDPSession(page)
  for (const label of ['North gate', 'Bar']) {
    const link = await addLink(organiser, list, label)
    await openReady(page, gate, link)
    const { data, errors } = await devtools.send('Page.getAppManifest')
    const { short_name: name, start_url: start, id } = JSON.parse(data ?? '{}') as Record<string, string>
    const { pathname } = new URL(link.url)
    expect([name, start, id, errors]).toEqual([label, pathname, pathname, []])
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
    expect(installabilityErrors).toEqual([])
    if (label !== 'Bar') continue
    await gate.shut()
    await page.goto(`${gate.address}${start}`)
    await expect(page.getByText('Bar').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Type a code' })).toBeVisible()
  }
  await context.close()
})

test('a link that has ended says which door it was, how many it let in, and that all is sent', async ({
  page,
  organiser,
  product,
  gate,
}) => {
  const { list, codes } = await openList(product, organiser)
  const link = await addLink(organiser, list, 'North gate')
  await openReady(page, gate, link)
  await typeCode(page, codes[0]!)
  await expect(verdict(page)).toContainText('Ada Brightwell')
  const params = { listId: list.id, linkId: link.id }
  const off = { label: 'North gate', may_check_in_by_name: false, expires_at: null, is_active: false }
  await organiser.call(changeScannerLink, { params, body: off })
  await page.reload()
  const said = page.getByRole('alert')
  await expect(said).toContainText('Door closed')
  await expect(said).toContainText('Door: North gate')
  await expect(page.getByRole('heading', { name: 'Door closed' })).toBeFocused()
  await expect(page.getByText('1 let in')).toBeVisible()
  await expect(page.getByText('All scans are sent')).toBeVisible()
  await findsNoBarrier(page)
})
