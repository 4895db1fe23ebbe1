// The messages between the page and the reading worker.
import type { Brightness } from './brightness.ts'
import type { Area, Luma } from './luma.ts'
import type { Reading } from './reading.ts'

/**
 * What the page knows of a frame: the part that the screen shows, the codes that it passes over, and whether one cheap way
 * is enough.
 */
export type FrameLook = { shown: Area; locked: readonly string[]; isLittle: boolean }

/** Either a drawn picture, or only the brightness of its shown part. */
export type Picture = ImageBitmap | Luma

/** A frame is read within its time; of a photo, which comes without a look, there is only one: it is read by every way. */
export type Asked = { picture: Picture; look: FrameLook } | { picture: ImageBitmap; look: undefined }

export type Question = { id: number } & Asked

export type ReadPicture = Reading & { brightness: Brightness }

export type Answer =
  /** The reader's code is loaded; before that a picture would only wait. */
  | { kind: 'ready' }
  | ({ kind: 'read'; id: number } & ReadPicture)
  /** The worker cannot read at all, for example because its code did not load. */
  | { kind: 'broken' }
