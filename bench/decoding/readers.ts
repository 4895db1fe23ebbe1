import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { readBarcodes } from 'zxing-wasm/reader'
import { guidesOf, shownPart } from '../../web/features/scanner/reading/guides.ts'
import { copyOf, type Luma } from '../../web/features/scanner/reading/luma.ts'
import { createPictureReader } from '../../web/features/scanner/reading/picture-reader.ts'
import { readFirst } from '../../web/features/scanner/reading/read-first.ts'
import { openZxing } from '../../web/features/scanner/reading/zxing.ts'
import { coloursOf, openReferences } from './references.ts'

export type Result = { text: string | undefined; ms: number }

export type Reader = {
  name: string
  read: (picture: Luma) => Promise<Result>
  /** A new guest: earlier frames no longer count. */
  forget?: () => void
}

export type Readers = {
  ours: Reader
  in40: Reader
  all: Reader
  /** Frames of a camera, as a door reads them: what the screen shows, and codes inside the corners. */
  live: { first: Reader; slow: Reader; quick: Reader; all: Reader }
  defaults: Reader
  others: Reader[]
}

const frameMs = 40
/** The camera's picture on the page, in its 4:3. */
const screen = { width: 400, height: 300 }
/** The time budget of a plan. A plan spends 0.8 of it, and its last way may overrun, so a picture ends before 40 ms. */
const pictureMs = 44

export async function openReaders(temporary: string): Promise<Readers> {
  const file = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
  const zxing = await openZxing({ wasmBinary: new Uint8Array(file).buffer })

  function ours(name: string, ofFrame: number): Reader {
    const read = createPictureReader(zxing, ofFrame)
    return { name, read: (picture) => Promise.resolve(read(picture)) }
  }

  const live = (name: string, ofFrame: number): Reader => ofCamera(name, () => createPictureReader(zxing, ofFrame))

  function ofCamera(name: string, open: () => ReturnType<typeof createPictureReader>): Reader {
    let read = open()
    return {
      name,
      forget() {
        read = open()
      },
      read(frame) {
        const part = shownPart(frame, screen)
        const shown = copyOf(frame, part, (width, height) => ({ data: new Uint8Array(width * height), width, height }))
        const { text, isTwo, ms } = read(shown, { guides: guidesOf(shown), locked: [] })
        return Promise.resolve({ text: isTwo ? undefined : text, ms })
      },
    }
  }

  const references = await openReferences(temporary)
  return {
    ours: ours('ours, within a frame', frameMs),
    in40: ours('ours, in 40 ms', pictureMs),
    all: ours('ours, all ways', Infinity),
    live: {
      first: ofCamera('ours, before the library', () => (picture, look) => readFirst(picture, look!)),
      slow: live('ours, on a slow phone', 0),
      quick: live('ours, within a frame', frameMs),
      all: live('ours, all ways', Infinity),
    },
    defaults: fromColours('zxing-wasm, defaults', async (picture) => {
      const [found] = await readBarcodes(picture as Parameters<typeof readBarcodes>[0], {
        formats: ['QRCode'],
        maxNumberOfSymbols: 1,
      })
      return found?.isValid ? found.text : undefined
    }),
    others: references.map(({ name, read }) => fromColours(name, async (picture) => await read(picture))),
  }
}

/**
 * A canvas hands colours to a reader, so making them is not measured. Each reader gets a copy, because some write into
 * it.
 */
function fromColours(
  name: string,
  read: (picture: ReturnType<typeof coloursOf>) => Promise<string | undefined>,
): Reader {
  return {
    name,
    async read(picture) {
      const colours = coloursOf(picture)
      const start = performance.now()
      const text = await read(colours)
      return { text, ms: performance.now() - start }
    },
  }
}
