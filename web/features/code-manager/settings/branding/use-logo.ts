import { useMutation, useQueryClient } from '@tanstack/react-query'
import { removeLogo, setLogo } from '#contract/branding.ts'
import { logoLimitBytes } from '#contract/limits.ts'
import { call } from '../../../../api/call.ts'
import { brandingKey } from '../../../../product/use-branding.ts'
import { showToast } from '../../../../ui/toast-list.ts'

/** Uploads a logo at once, or removes it. The texts in the form beside it stay as typed. */
export function useLogo(listId: string) {
  const client = useQueryClient()
  const params = { listId }
  const onSuccess = ({ branding, message }: Awaited<ReturnType<typeof remove>>) => {
    client.setQueryData(brandingKey(listId), branding)
    showToast('good', message)
  }
  const remove = () => call(removeLogo, { params })
  return {
    taking: useMutation({
      mutationFn: async (file: File) => call(setLogo, { params, body: { file: await base64Of(file) } }),
      onSuccess,
    }),
    removing: useMutation({ mutationFn: remove, onSuccess }),
  }
}

export const isTooLarge = ({ size }: File) => size > logoLimitBytes

/** Rejects if the file was moved or deleted after it was chosen. */
async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const pieces: string[] = []
  for (let place = 0; place < bytes.length; place += 8192)
    pieces.push(String.fromCharCode(...bytes.subarray(place, place + 8192)))
  return btoa(pieces.join(''))
}
