import { useMutation } from '@tanstack/react-query'
import type { Endpoint } from '#contract/endpoint.ts'
import { saveFile } from '../ui/save-file.ts'
import { download } from './download.ts'

type Input = { params?: Record<string, string>; query?: Record<string, string | undefined> }

/** Downloads a file of the API when a button is pressed. */
export function useDownload(endpoint: Endpoint, input: Input, name: string) {
  return useMutation({
    mutationFn: async () => saveFile(await download(endpoint, input), name),
  })
}
