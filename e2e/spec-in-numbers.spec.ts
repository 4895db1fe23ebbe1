// Sentences of SPEC that are true only in size and shape. The bounds are the table of docs/spec/measured.md.
import type { Page } from '@playwright/test'
import { tableAfter } from '../scripts/testing/pages.ts'
import { drawn, openDoor } from './door.ts'
import { expect, test } from './story.ts'

type Bound = { measured: string; on: string; least: number; most: number }

const bounds = tableAfter('docs/spec/measured.md', '# SPEC in numbers').map(([, measured, on, least, most]): Bound => ({
  measured: measured!,
  on: on!,
  least: Number(least),
  most: Number(most),
}))
const screens = [...new Set(bounds.map(({ on }) => on))]

/** A title leaves when a verdict comes, and the word of an error comes with one. */
const times = ['before the camera starts', 'with the camera', 'with an error'] as const
type Time = (typeof times)[number]
const timeOf = ({ measured }: Bound): Time =>
  times.find((time) => measured.endsWith(time)) ?? (measured.includes('the word') ? 'with an error' : 'with the camera')

const measures: Record<string, (page: Page) => Promise<number>> = {
  'height of the title’s letters, in px, before the camera starts': lettersOfTitle,
  'height of the title’s letters, in px, with the camera': lettersOfTitle,
  'width of the video by its height': (page) =>
    page.locator('video').evaluate((video) => video.clientWidth / video.clientHeight),
  // `object-fit: cover` shows as much of a picture as its place is wide, at the larger of the two scales.
  'share of a webcam’s width that is shown': (page) =>
    page.locator('video').evaluate((video: HTMLVideoElement) => {
      const scale = Math.max(video.clientWidth / video.videoWidth, video.clientHeight / video.videoHeight)
      return video.clientWidth / (scale * video.videoWidth)
    }),
  'height of the word’s letters, in px': async (page) => (await noted(page)).letters,
  'share of the word that is over the video': async (page) => (await noted(page)).share,
}

test('the scanner has the title, the shape of its video and the word of an error as SPEC has them', async ({
  page,
  organiser,
  product,
  camera,
}) => {
  const sizeOf = (on: string) => {
    const [width = 0, height = 0] = on.split(' × ').map(Number)
    return { width, height }
  }
  async function compare(on: string, time: Time) {
    for (const { measured, least, most } of bounds.filter((each) => each.on === on && timeOf(each) === time)) {
      const measure = measures[measured]
      expect(measure, `nothing measures: ${measured}`).toBeDefined()
      const isWithin = async () => {
        const value = await measure!(page)
        return value >= least && value <= most ? 'within' : `${value} is not from ${least} to ${most}`
      }
      await expect.poll(isWithin, { message: `${measured}, on ${on}` }).toBe('within')
    }
  }

  await openDoor(page, product, organiser)
  for (const on of screens) {
    await page.setViewportSize(sizeOf(on))
    await compare(on, 'before the camera starts')
  }
  await page.evaluate(noteWord)
  await page.getByRole('button', { name: 'Allow Camera Access' }).click()
  await expect(page.getByRole('button', { name: 'Allow Camera Access' })).toBeHidden()
  for (const [turn, on] of screens.entries()) {
    await page.setViewportSize(sizeOf(on))
    await compare(on, 'with the camera')
    await page.evaluate(() => Object.assign(globalThis, { noted: undefined }))
    // Another text each time, because the same code is passed over for two seconds.
    camera.showPhone(drawn(`https://example.com/menu/${turn}`))
    await compare(on, 'with an error')
    camera.showNothing()
    await page.getByRole('button', { name: 'Back to the camera' }).click()
    await expect(page.locator('[data-view="idle"]')).toBeVisible()
  }
})

type Noted = { letters: number; share: number }

const noted = (page: Page): Promise<Noted> =>
  page.evaluate(() => (globalThis as unknown as { noted?: Noted }).noted ?? { letters: 0, share: 0 })

/** A title for screen readers only has no letters to measure: its box is one pixel. */
function lettersOfTitle(page: Page): Promise<number> {
  return page.getByRole('heading', { level: 1, name: 'QR Code Scanner' }).evaluate((title) => {
    const range = document.createRange()
    range.selectNodeContents(title)
    const { height } = title.getBoundingClientRect()
    return Math.min(height, range.getBoundingClientRect().height)
  })
}

/** Runs in the page: measures the word when it comes, because it leaves after a second. */
function noteWord(): void {
  new MutationObserver(() => {
    const video = document.querySelector('video')
    const word = [...document.querySelectorAll('p')].find((one) => one.textContent === 'ERROR!')
    if (!video || !word?.firstChild) return
    const range = document.createRange()
    range.selectNodeContents(word)
    const [text, picture] = [range.getBoundingClientRect(), video.getBoundingClientRect()]
    const shared = (from: number, to: number, first: number, last: number) =>
      Math.max(0, Math.min(to, last) - Math.max(from, first))
    const over =
      shared(text.left, text.right, picture.left, picture.right) *
      shared(text.top, text.bottom, picture.top, picture.bottom)
    Object.assign(globalThis, {
      noted: {
        letters: Number.parseFloat(getComputedStyle(word).fontSize),
        share: over / (text.width * text.height),
      },
    })
  }).observe(document.body, { childList: true, subtree: true })
}
