// Troubles of a door: each has its own words, and a way out.
import type { Page } from '@playwright/test'
import { changeScannerLink, rotateScannerLink } from '#contract/doors.ts'
import { changeList } from '#contract/lists.ts'
import { addLink, doorBar, openDoor, openMenu, scans, typeCode, verdict } from './door.ts'
import { openList } from './organiser.ts'
import { expect, test } from './story.ts'
import { thereInTime } from './trouble.ts'

const allow = (page: Page) => page.getByRole('button', { name: 'Allow Camera Access' })
/** While it starts the button says so. */
const cameraRuns = (page: Page) => expect(page.getByRole('button', { name: /camera/i })).toHaveCount(0)

type Trouble = { error: string; title: string; instruction: string }

const cameraTroubles: readonly Trouble[] = [
  {
    error: 'NotAllowedError',
    title: 'The camera is not allowed.',
    instruction: 'Allow the camera for this site in the browser’s address bar or settings',
  },
  {
    error: 'NotFoundError',
    title: 'No camera was found.',
    instruction: 'Connect a camera, or open this page on a phone.',
  },
  {
    error: 'NotReadableError',
    title: 'Another program is using the camera.',
    instruction: 'Close the program or tab that uses the camera',
  },
]

for (const { error, title, instruction } of cameraTroubles) {
  test(`${title} The door says what to do, codes can still be typed, and the button tries again`, async ({
    page,
    organiser,
    product,
  }) => {
    await page.addInitScript(failCamera, error)
    const { codes } = await openDoor(page, product, organiser)
    await allow(page).click()
    await expect(page.getByRole('alert')).toContainText(title)
    await expect(page.getByRole('alert')).toContainText(instruction)
    await typeCode(page, codes[0]!)
    await expect(verdict(page)).toContainText('Ada Brightwell')
    await page.evaluate(() => (globalThis as unknown as Camera).letCameraWork())
    await allow(page).click()
    await cameraRuns(page)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
}

test('without https the door says that there is no camera, and takes typed codes', async ({
  page,
  organiser,
  product,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'isSecureContext', { value: false })
    Object.defineProperty(navigator, 'mediaDevices', { value: undefined })
  })
  const { codes } = await openDoor(page, product, organiser)
  await allow(page).click()
  await expect(page.getByRole('alert')).toContainText('The camera needs a secure connection.')
  await expect(page.getByRole('alert')).toContainText('Open this page at its https address.')
  await typeCode(page, codes[0]!)
  await expect(verdict(page)).toContainText('Ada Brightwell')
  await (await openMenu(page)).getByText('Kiosk: guests scan themselves').click()
  await expect(page.getByText('A kiosk needs a secure connection.')).toBeVisible()
})

test('a camera that is pulled out says so, and works again when it is back', async ({ page, organiser, product }) => {
  await page.addInitScript(ownCamera)
  await openDoor(page, product, organiser)
  await allow(page).click()
  await cameraRuns(page)
  await page.evaluate(() => (globalThis as unknown as Camera).pullOut())
  await expect(page.getByRole('alert')).toContainText('The camera was disconnected.')
  await expect(page.getByRole('alert')).toContainText('Connect it again, and it starts automatically.')
  await expect(allow(page)).toBeVisible()
  await page.evaluate(() => (globalThis as unknown as Camera).letCameraWork())
  await cameraRuns(page)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a camera that stays black says so, and codes can be typed', async ({ page, organiser, product }) => {
  await page.clock.install()
  await page.addInitScript(blackCamera)
  const { codes } = await openDoor(page, product, organiser)
  await allow(page).click()
  // The door waits for a picture twice, for six seconds each.
  await thereInTime(page, page.getByRole('alert').filter({ hasText: 'The camera shows no picture.' }))
  await expect(page.getByRole('alert')).toContainText('open this page again')
  await typeCode(page, codes[0]!)
  await expect(verdict(page)).toContainText('Ada Brightwell')
})

test('a code of another list is named to the organiser, and a link says that it is of another', async ({
  page,
  phone,
  organiser,
  product,
}) => {
  const { list } = await openDoor(page, product, organiser)
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Afterparty', [{ email: 'zoe@example.com' }])
  const lists = await organiser.connect(account.apiKey)
  const [zoe] = await organiser.generateCodes(lists.find(({ name }) => name === 'Afterparty')!)
  await typeCode(page, zoe!.qr_code!)
  await expect(verdict(page)).toContainText('Another list')
  await expect(verdict(page)).toContainText('Afterparty')
  await phone.goto((await addLink(organiser, list, 'North gate')).url)
  await typeCode(phone, zoe!.qr_code!)
  await expect(verdict(phone)).toContainText('Another list')
  await expect(verdict(phone)).toContainText('This code belongs to another list.')
  await expect(phone.getByText('Afterparty')).toHaveCount(0)
})

test('a list that closes during an evening says so, keeps its scans, and opens again', async ({
  page,
  organiser,
  product,
}) => {
  const { list, codes } = await openDoor(page, product, organiser)
  await typeCode(page, codes[0]!)
  await expect(verdict(page)).toContainText('Ada Brightwell')
  const params = { listId: list.id }
  await organiser.call(changeList, { params, body: { is_active: false } })
  await expect(page.getByText('This list is currently inactive for scanning.')).toBeVisible()
  await expect(page.getByText('Please contact the administrator to activate scanning for this list.')).toBeVisible()
  await expect(scans(page)).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Type a code' })).toHaveCount(0)
  await organiser.call(changeList, { params, body: { is_active: true } })
  await expect(page.getByRole('button', { name: 'Type a code' })).toBeVisible()
  await typeCode(page, codes[1]!)
  await expect(verdict(page)).toContainText('Ken Ito')
})

test('an expired link and a rotated link each say so, and whom to ask', async ({ phone, organiser, product }) => {
  const { list } = await openList(product, organiser)
  const link = await addLink(organiser, list, 'North gate')
  const params = { listId: list.id, linkId: link.id }
  await phone.goto(link.url)
  await expect(doorBar(phone)).toBeVisible()

  await test.step('expired', async () => {
    const expiresAt = new Date(Date.now() + 10_000)
    await organiser.call(changeScannerLink, {
      params,
      body: { label: 'North gate', may_check_in_by_name: false, is_active: true, expires_at: expiresAt.toISOString() },
    })
    await expect.poll(() => Date.now()).toBeGreaterThan(expiresAt.getTime())
    await expect(
      phone.getByText('This scanner link has expired. Ask the organiser for a new one.').first(),
    ).toBeVisible()
    await phone.reload()
    await expect(phone.getByRole('alert')).toContainText('This scanner link has expired.')
  })
  await test.step('rotated', async () => {
    const other = await addLink(organiser, list, 'South gate')
    await phone.goto(other.url)
    await expect(doorBar(phone)).toBeVisible()
    await organiser.call(rotateScannerLink, { params: { listId: list.id, linkId: other.id } })
    await expect(phone.getByRole('alert')).toContainText(
      'This scanner link has ended. Ask the organiser for a new one.',
    )
    // A device that knew the door still says which one.
    await phone.reload()
    await expect(phone.getByRole('alert')).toContainText('South gate')
    await expect(phone.getByRole('alert')).toContainText('This scanner link has ended.')
  })
})

type Camera = { letCameraWork: () => void; pullOut: () => void }

/** Fails as a browser does, until it is let work. */
function failCamera(name: string): void {
  const { mediaDevices } = navigator
  const real = mediaDevices.getUserMedia.bind(mediaDevices)
  let isWell = false
  mediaDevices.getUserMedia = (wanted) =>
    isWell ? real(wanted) : Promise.reject(new DOMException('As the story says', name))
  Object.assign(globalThis, { letCameraWork: () => (isWell = true) })
}

/** A camera of the page's own, which can be pulled out. */
function ownCamera(): void {
  let isThere = true
  let tracks: MediaStreamTrack[] = []
  navigator.mediaDevices.getUserMedia = () => {
    if (!isThere) return Promise.reject(new DOMException('As the story says', 'NotFoundError'))
    const canvas = document.createElement('canvas')
    canvas.width = 640
    canvas.height = 480
    const pen = canvas.getContext('2d')!
    let shade = 0
    setInterval(() => {
      pen.fillStyle = `rgb(${(shade = (shade + 1) % 200)} 90 90)`
      pen.fillRect(0, 0, 640, 480)
    }, 50)
    const stream = canvas.captureStream(20)
    tracks = stream.getVideoTracks()
    return Promise.resolve(stream)
  }
  Object.assign(globalThis, {
    letCameraWork() {
      isThere = true
      navigator.mediaDevices.dispatchEvent(new Event('devicechange'))
    },
    pullOut() {
      isThere = false
      for (const track of tracks) {
        track.stop()
        track.dispatchEvent(new Event('ended'))
      }
    },
  })
}

/** A stream that never gives its first picture, as on a locked phone. */
function blackCamera(): void {
  navigator.mediaDevices.getUserMedia = () => {
    const canvas = document.createElement('canvas')
    canvas.getContext('2d')
    return Promise.resolve(canvas.captureStream(0))
  }
}
