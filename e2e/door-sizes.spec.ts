// A door on a phone, a phone on its side, a tablet and a computer: what staff need is where they need it.
import { openDoor, typeCode, verdict } from './door.ts'
import { expect, test } from './story.ts'

const sizes = [
  { what: 'a phone', width: 390, height: 844, leastName: 48, isLogBeside: false },
  { what: 'a phone on a stand', width: 844, height: 390, leastName: 36, isLogBeside: false },
  { what: 'a tablet', width: 820, height: 1180, leastName: 48, isLogBeside: true },
  { what: 'a computer', width: 1440, height: 900, leastName: 48, isLogBeside: true },
]

test('every device shows a large name and the camera, with keys in reach of a thumb', async ({
  page,
  organiser,
  product,
}) => {
  const { codes } = await openDoor(page, product, organiser)
  await page.getByRole('button', { name: 'Allow Camera Access' }).click()
  for (const [turn, { what, width, height, leastName, isLogBeside }] of sizes.entries()) {
    await test.step(what, async () => {
      await page.setViewportSize({ width, height })
      await typeCode(page, codes[0]!)
      await expect(verdict(page)).toContainText(turn === 0 ? 'Checked in' : 'Already used')
      const stage = page.locator('[data-is-stage]')
      const name = stage.getByText('Ada Brightwell')
      await expect(name).toBeVisible()
      // The name is fitted anew while the page changes its size, and a former element has no size.
      const sizeOf = () => name.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
      await expect.poll(sizeOf).toBeGreaterThanOrEqual(leastName)

      // The next guest aims while the verdict stays.
      const picture = (await page.getByLabel('Camera picture').boundingBox())!
      expect(picture.height).toBeGreaterThanOrEqual(150)
      const words = (await stage.boundingBox())!
      expect(
        Math.max(words.x - picture.x - picture.width, words.y - picture.y - picture.height),
      ).toBeGreaterThanOrEqual(-1)

      for (const key of ['Type a code', 'Find by name', turn === 0 ? 'Undo the last scan' : 'Call organiser']) {
        const box = (await page.getByRole('button', { name: new RegExp(key, 'i') }).boundingBox())!
        expect(box.y, key).toBeGreaterThanOrEqual(0.6 * height)
        expect(box.y + box.height, key).toBeLessThanOrEqual(height)
        expect(Math.min(box.width, box.height), key).toBeGreaterThanOrEqual(44)
      }
      await expect(page.getByRole('complementary')).toHaveCount(isLogBeside ? 1 : 0)
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(height)
    })
  }
})

test('without colours a refusal still has its frame, its tape and its sign', async ({ page, organiser, product }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const { codes } = await openDoor(page, product, organiser)
  for (const words of ['Checked in', 'Already used']) {
    await typeCode(page, codes[0]!)
    // A verdict closes the sheet in which the next code is typed.
    await expect(verdict(page)).toContainText(words)
  }
  const word = page.locator('[data-is-stage]').getByText('Already used')
  await expect(word).toHaveCSS('outline-style', 'solid')
  const tape = await word.evaluate((element) => getComputedStyle(element.parentElement!, '::before').backgroundImage)
  expect(tape).toContain('repeating-linear-gradient')
  const [line, ground] = await word.evaluate((element) => [
    getComputedStyle(element.parentElement!.querySelector('path')!).stroke,
    getComputedStyle(document.body).backgroundColor,
  ])
  expect(line).not.toBe(ground)
})
