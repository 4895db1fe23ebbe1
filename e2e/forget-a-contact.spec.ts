import { readFile } from 'node:fs/promises'
import { typeCode, verdict } from './door.ts'
import { guestName, guestTable } from './manager.ts'
import { expect, test } from './story.ts'

const guests = [
  { email: 'ada@example.com', merge_fields: { FNAME: 'Ada', LNAME: 'Brightwell', COMPANY: 'Difference Ltd' } },
  { email: 'ken@example.com', merge_fields: { FNAME: 'Ken', LNAME: 'Ito' } },
]

test('a contact’s data is downloaded and erased; their scans stay counted', async ({ page, organiser, product }) => {
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Gala', guests)
  const [list] = await organiser.connect(account.apiKey)
  const [ada] = await organiser.generateCodes(list!)
  await organiser.signIn(page)
  await page.goto(`/scanner/${list!.list_id}`)
  await typeCode(page, ada!.qr_code!)
  await expect(verdict(page)).toContainText('Ada Brightwell')

  await page.goto(`/app/qr-manager/${list!.id}/guests`)
  const table = guestTable(page)
  await guestName(page, 'ada@example.com').click()
  const dialog = page.getByRole('dialog', { name: 'Ada Brightwell' })
  await test.step('download', async () => {
    await page.route('**/export', (route) => route.abort('connectionreset'))
    await dialog.getByRole('button', { name: 'Download their data' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Network error. Please check your connection.')
    await page.unroute('**/export')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download their data' }).click(),
    ])
    const known = JSON.parse(await readFile(await file.path(), 'utf8')) as Record<string, unknown>
    expect(known['contact']).toMatchObject({ email: 'ada@example.com', scan_count: 1 })
    expect(JSON.stringify(known)).toContain('Difference Ltd')
    expect(known['scans']).toHaveLength(1)
  })

  await test.step('erase', async () => {
    await dialog.getByRole('button', { name: 'Erase…' }).click()
    const question = page.getByRole('alertdialog', { name: 'Erase this contact' })
    await expect(question).toContainText('Their email address, name and all field values are deleted here.')
    await expect(question).toContainText('Their scans stay counted')
    await expect(question).toContainText('Delete them there too')
    await question.getByLabel('Password', { exact: true }).fill(organiser.password)
    await page.route('**/erase', (route) => route.abort('connectionreset'))
    await question.getByRole('button', { name: 'Erase contact' }).click()
    await expect(question.getByRole('alert')).toContainText('Network error. Please check your connection.')
    await page.unroute('**/erase')
    await question.getByRole('button', { name: 'Erase contact' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await expect(table).toContainText('ken@example.com')
  await expect(table).not.toContainText('ada@example.com')
  expect(await page.content()).not.toContain('Brightwell')

  await page.goto(`/scanner/${list!.list_id}`)
  await typeCode(page, ada!.qr_code!)
  await expect(verdict(page)).not.toContainText('Brightwell')
  await expect(verdict(page)).toContainText(/Removed from the list|Not on the list/)
})
