// What the page and the reading worker say to each other.
import type { Reading } from './reading/picture-reader.ts'

/** A frame is read within its time; of a photo there is only one, so it is read by every way. */
export type Question = { id: number; picture: ImageBitmap; isPhoto: boolean }

export type ReadPicture = Reading & { isBlack: boolean }

export type Answer =
  /** The reader's code is loaded; before that a picture would only wait. */
  | { kind: 'ready' }
  | ({ kind: 'read'; id: number } & ReadPicture)
  /** It cannot read at all, as when its code was not to be had. */
  | { kind: 'broken' }
