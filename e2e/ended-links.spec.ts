// Organisers end scanner links and devices.
import { spacedCode } from '#domain/code.ts'
import { addLink, doorBar, readByReader, typeCode, verdict } from './door.ts'
import { readQr } from './read-symbol.ts'
import { noteFlashes } from './flashes.ts'
import { enterList, openList } from './organiser.ts'
import { expectMessage } from './shown-messages.ts'
import { expect, test } from './story.ts'
import { section } from './manager.ts'

test('a rotated link ends all its doors at once, even a scan under way', async ({
  page,
  phone,
  organiser,
  product,
  camera,
}) => {
  const { list, codes } = await openList(product, organiser)
  const { url } = await addLink(organiser, list, 'South gate')
  // With its own list the door would have decided offline before the link was rotated.
  await phone.route('**/offline-list**', (route) => route.abort('connectionrefused'))
  await phone.goto(url)
  await phone.getByRole('button', { name: 'Allow Camera Access' }).click()
  await expect(phone.getByRole('button', { name: 'Allow Camera Access' })).toBeHidden()
  camera.showNothing()
  await typeCode(phone, codes[0]!)
  await expect(verdict(phone)).toContainText('Ada Brightwell')

  // The organiser is asked before the scan is held: a door waits for an answer only for seconds.
  await enterList(page, organiser, list, 'doors')
  await page.getByRole('button', { name: 'More for South gate' }).click()
  await page.getByRole('button', { name: 'Rotate', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Rotate the scanner link' })
  await expect(question).toContainText('The old one stops working at once')
  let letGo = () => {}
  const isHeld = new Promise<void>((resolve) => {
    void phone.route('**/scan', async (route) => {
      resolve()
      await new Promise<void>((go) => (letGo = go))
      await route.continue()
    })
  })
  await typeCode(phone, codes[1]!)
  await isHeld
  await question.getByRole('button', { name: 'Rotate link' }).click()
  await expectMessage(page, 'new address')
  letGo()

  await expect(phone.getByRole('alert')).toHaveText(
    'Door closedDoor: South gateThis scanner link has ended. Ask the organiser for a new one.',
  )
  await expect(phone.getByText('Active', { exact: true })).toHaveCount(0)
  await test.step('each code that a hardware reader still reads is refused in words and colour', async () => {
    const tookColour = await noteFlashes(phone)
    await readByReader(phone, codes[0]!)
    await tookColour('dark-red')
    await expect(phone.getByRole('alert')).toContainText('Not let in at')
    await expect(phone.getByText('Checked in')).toHaveCount(0)
    await readByReader(phone, codes[1]!)
    await expect(phone.getByRole('alert')).toContainText(spacedCode(codes[1]!))
  })
  await expect(phone.getByRole('region', { name: 'Latest scans', includeHidden: true })).toContainText('Ada Brightwell')
  await expect(phone.locator('video')).toHaveCount(0)
  await expect(phone.getByRole('button', { name: 'Type a code' })).toHaveCount(0)
  await phone.reload()
  await expect(phone.getByRole('alert')).toContainText('Door: South gate')
  await expect(phone.getByRole('alert')).toContainText('This scanner link has ended. Ask the organiser for a new one.')

  await page.getByRole('button', { name: 'Show QR: South gate' }).click()
  const renewed = await readQr(page.getByRole('dialog', { name: 'South gate' }))
  expect(renewed).not.toBe(url)
  await phone.unroute('**/scan')
  await phone.goto(renewed)
  await typeCode(phone, codes[1]!)
  await expect(verdict(phone)).toContainText('Ken Ito')
})

test('one device is ended, a link is switched off, changed and revoked', async ({
  page,
  phone,
  organiser,
  product,
}) => {
  const { list, codes } = await openList(product, organiser)
  const { url } = await addLink(organiser, list, 'West gate')
  await phone.goto(url)
  await expect(doorBar(phone)).toBeVisible()
  await enterList(page, organiser, list, 'doors')
  const link = section(page).getByRole('listitem').filter({ hasText: 'West gate' }).first()

  await link.getByText('1 device uses it now').click()
  await link.getByRole('button', { name: /^End: Chrome on/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End device' }).click()
  await expect(link.getByText('Not in use now.')).toBeVisible()
  // The alert is shown even when no guest is scanned there.
  await expect(phone.getByRole('alert')).toContainText('This scanner link has ended.')
  await phone.reload()
  await typeCode(phone, codes[0]!)
  await expect(verdict(phone)).toContainText('Checked in')

  await link.getByRole('button', { name: 'More for West gate' }).click()
  await link.getByRole('button', { name: 'Edit', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Edit scanner link' })
  await expect(form.getByLabel('Label')).toHaveValue('West gate')
  await form.getByLabel('Label').fill('West door')
  await form.getByLabel('Rights').selectOption('Scan, search and check in by name')
  await form.getByLabel('Active').uncheck()
  await page.route('**/scanner-links/*', (route) => route.abort('connectionreset'))
  await form.getByRole('button', { name: 'Save changes' }).click()
  await expect(form.getByRole('alert')).toContainText('Network error. Please check your connection.')
  await page.unroute('**/scanner-links/*')
  await form.getByRole('button', { name: 'Save changes' }).click()
  await expect(form).toBeHidden()
  const changed = section(page).getByRole('listitem').filter({ hasText: 'West door' }).first()
  await expect(changed).toContainText('Switched off')
  await expect(changed).toContainText('Scan, search and check in by name')
  await expect(phone.getByRole('alert')).toContainText('This scanner link is switched off.')
  await phone.reload()
  await expect(phone.getByRole('alert')).toContainText('This scanner link is switched off.')
  await expect(phone.getByText('Connected to list:')).toHaveCount(0)

  await page.setViewportSize({ width: 390, height: 844 })
  await changed.getByRole('button', { name: 'More for West door' }).click()
  await changed.getByRole('button', { name: 'Revoke', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke link' }).click()
  await expect(section(page).getByText('No scanner links yet.')).toBeVisible()
  await phone.reload()
  await expect(phone.getByRole('alert')).toContainText('This scanner link has ended. Ask the organiser for a new one.')
})
