import type { Endpoint } from '#contract/endpoint.ts'
import { askAsSignedIn } from './call.ts'
import { ConnectionLost, NotListpass } from './declined.ts'
import { whileBusy } from './while-busy.ts'

/**
 * Downloads a file of the API for the signed-in organiser, and counts the bytes. Throws Declined or ConnectionLost; an
 * incomplete file throws too.
 */
export async function download(
  endpoint: Endpoint,
  input: { params?: Record<string, string>; query?: Record<string, string | undefined> },
  { onProgress, signal }: { onProgress?: (bytes: number) => void; signal?: AbortSignal } = {},
): Promise<Blob> {
  return readFile(await whileBusy(() => askAsSignedIn(endpoint, input, signal), signal), {
    ...(onProgress && { onProgress }),
    ...(signal && { signal }),
  })
}

/** Reads an answer that is a file. The server names each of its files. */
export async function readFile(
  response: Response,
  { onProgress, signal }: { onProgress?: (bytes: number) => void; signal?: AbortSignal },
): Promise<Blob> {
  if (!response.headers.get('content-disposition')?.startsWith('attachment')) throw new NotListpass()
  let bytes = 0
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, rest) {
      bytes += part.byteLength
      onProgress?.(bytes)
      rest.enqueue(part)
    },
  })
  try {
    // The browser joins the parts, on its disk if they are large.
    return await new Response(response.body?.pipeThrough(counter)).blob()
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ConnectionLost(error)
  }
}
