// What the page and the reading worker say to each other.

export type Question = { id: number; picture: ImageBitmap }

export type Answer =
  /** The reader's code is loaded; before that a picture would only wait. */
  | { kind: 'ready' }
  | { kind: 'read'; id: number; text: string | undefined }
  /** It cannot read at all, as when its code was not to be had. */
  | { kind: 'broken' }
