import { addScannerLink } from '#contract/doors.ts'
import { type Language, languages, tagOf, nameOf } from '#domain/spoken.ts'
import { door as de } from '#words/de/door/index.ts'
import { door as en } from '#words/en/door/index.ts'
import { door as es } from '#words/es/door/index.ts'
import { door as fr } from '#words/fr/door/index.ts'
import { door as nl } from '#words/nl/door/index.ts'
import { door as pt } from '#words/pt/door/index.ts'
import { openList } from './organiser.ts'
import { expect, test } from './story.ts'
const words = { en, de, fr, es, nl, pt }
test('shots', async ({ organiser, product, browser, camera }) => {
  test.setTimeout(400_000)
  const { list, codes } = await openList(product, organiser)
  const only = (process.env['LANGS'] ?? 'de,fr,es,nl,pt').split(',') as Language[]
  const widths = (process.env['WIDTHS'] ?? '390').split(',').map(Number)
  for (const language of only)
    for (const width of widths) {
      const said = words[language]
      const body = { label: 'Door 1', may_check_in_by_name: true, may_add: true, expires_at: null, language }
      const { link } = await organiser.call(addScannerLink, { params: { listId: list.id }, body })
      const context = await browser.newContext({
        baseURL: product.address,
        locale: tagOf[language],
        viewport: { width, height: width === 390 ? 844 : width === 820 ? 1180 : 900 },
        hasTouch: true,
      })
      await context.grantPermissions(['camera'])
      const page = await context.newPage()
      const shot = (name: string) => page.screenshot({ path: `/tmp/shots2/${language}-${width}-${name}.png` })
      await page.goto(new URL(link.url).pathname)
      await expect(page.getByRole('button', { name: said.camera.allow })).toBeVisible()
      await shot('1start')
      await page.getByRole('button', { name: said.camera.allow }).click()
      await expect(page.getByText(said.camera.aim)).toBeVisible()
      await shot('2idle')
      const type = async (code: string) => {
        await page.getByRole('button', { name: said.screen.type }).click()
        await page.getByLabel(said.typing.label, { exact: true }).fill(code)
        await page.getByRole('button', { name: said.typing.button, exact: true }).click()
      }
      const code = codes[language === only[0] && width === widths[0] ? 0 : 0]!
      await type(code)
      await expect(page.getByRole('region', { name: said.screen.lastResult })).toContainText(/./)
      await page.waitForTimeout(1500)
      await shot('3verdict')
      await type('A'.repeat(24))
      await page.getByRole('button', { name: said.typing.anyway }).click()
      await page.waitForTimeout(1500)
      await shot('4unknown')
      await page.getByRole('button', { name: said.screen.find }).click()
      await page.waitForTimeout(700)
      await shot('5find')
      await page.getByRole('button', { name: said.screen.close, exact: true }).click()
      await page.getByRole('button', { name: said.screen.menu }).click()
      await page.waitForTimeout(500)
      await shot('6menu')
      await page.getByRole('button', { name: said.screen.readyCheck, exact: true }).last().click()
      await page.waitForTimeout(500)
      await shot('7ready')
      await page.getByRole('button', { name: said.screen.close, exact: true }).last().click()
      await page.getByRole('button', { name: said.screen.menu }).click()
      await page.getByText(said.startKiosk.title, { exact: true }).click()
      await page.getByLabel(said.kiosk.pin, { exact: true }).fill('4711')
      await page.getByLabel(said.startKiosk.again).fill('4711')
      await page.waitForTimeout(300)
      await shot('8startkiosk')
      await page.getByRole('button', { name: said.startKiosk.start }).click()
      await page.waitForTimeout(800)
      await shot('9kiosk')
      await context.close()
    }
})
void nameOf
void languages
