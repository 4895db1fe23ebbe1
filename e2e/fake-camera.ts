import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs'
import { emptyRoom, holdUp, onPhone, type HeldPhone, type Picture } from './picture.ts'

/** A phone in a hand. */
export const upright = { width: 720, height: 960 }
const lying = { width: 1280, height: 720 }
/** Frames a second: a phone's rate for stories about time. Others use ten, because each frame costs processor time. */
const framesPerSecond = process.env['LISTPASS_PROVE'] === 'full' ? 30 : 10

/**
 * A camera that Chromium plays from a file with one frame. A new picture overwrites the file while it plays, so the
 * camera shows it with the next frame. (`--use-file-for-fake-video-capture`, YUV4MPEG2.)
 */
export function createFakeCamera(path: string, { width, height } = lying) {
  const head = `YUV4MPEG2 W${width} H${height} F${framesPerSecond}:1 Ip A1:1 C420\nFRAME\n`
  const noColour = Buffer.alloc((width * height) / 2, 128)
  writeFileSync(path, Buffer.concat([Buffer.from(head), emptyRoom(width, height), noColour]))

  function show(luma: Uint8Array) {
    const file = openSync(path, 'r+')
    writeSync(file, luma, 0, luma.length, head.length)
    closeSync(file)
  }

  const frameOf = (picture: Picture) => onPhone(picture, width, height)
  return {
    path,
    framesPerSecond,
    showPhone: (picture: Picture) => show(frameOf(picture)),
    /** Drawing a frame takes longer than a camera does, so stories about time draw their frames in advance. */
    frameOf,
    showFrame: show,
    /** Shows several phones in one frame; each is in front of the ones before it. */
    showPhones(phones: readonly HeldPhone[]) {
      const frame = emptyRoom(width, height)
      for (const phone of phones) holdUp(frame, width, phone)
      show(frame)
    },
    showNothing: () => show(emptyRoom(width, height)),
  }
}

export type FakeCamera = ReturnType<typeof createFakeCamera>
