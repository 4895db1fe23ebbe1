// The messages between the page and the reading worker.
import type { Brightness } from './brightness.ts'
import type { Area, Luma } from './luma.ts'
import type { Reading } from './reading.ts'

/**
 * The page's facts about a frame: the part on the screen, the codes to skip, and whether one cheap way of reading is
 * enough.
 */
export type FrameLook = { shown: Area; locked: readonly string[]; isLittle: boolean }

/** A picture is either drawn, or only the brightness of its shown part. */
export type Picture = ImageBitmap | Luma

/**
 * A frame is read within its time. A photo comes without a look, and is read in every way, because there is only one.
 */
export type Asked = { picture: Picture; look: FrameLook } | { picture: ImageBitmap; look: undefined }

/** The first message: the reader's code. */
export type Start = { code: WebAssembly.Module }

export type Question = { id: number } & Asked

export type ReadPicture = Reading & { brightness: Brightness }

export type Answer =
  /** Frames with a large code in the middle are read from now on, without the library's code. */
  | { kind: 'begun' }
  /** The library's code is loaded. */
  | { kind: 'ready' }
  | ({ kind: 'read'; id: number } & ReadPicture)
  /** The worker cannot read at all, for example because its code did not load. */
  | { kind: 'broken' }
