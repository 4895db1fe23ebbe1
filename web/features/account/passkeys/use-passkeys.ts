import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { allPasskeys } from '#contract/passkeys.ts'
import { call } from '../../../api/call.ts'
import { wordsFor } from '../../../api/declined.ts'
import { deviceName } from '#domain/device-name.ts'
import { closeOffer } from '../../../product/passkey-offer.ts'
import { showToast } from '../../../ui/toast-list.ts'
import { words } from './words.ts'

const key = ['account', 'passkeys']

export function usePasskeys() {
  return useQuery({ queryKey: key, queryFn: ({ signal }) => call(allPasskeys, {}, signal) })
}

export function useRefreshPasskeys() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: key })
}

/** Adds a passkey with this browser's name, which can be changed later. */
export function useAddPasskey() {
  const [isAdding, setIsAdding] = useState(false)
  const [problem, setProblem] = useState<string>()
  const refresh = useRefreshPasskeys()

  async function add() {
    setIsAdding(true)
    setProblem(undefined)
    const { makePasskey, endOf } = await import('../../../product/passkey-device.ts')
    try {
      const { message } = await makePasskey(deviceName(navigator.userAgent))
      showToast('good', message || words.added)
      closeOffer()
      await refresh()
    } catch (error) {
      const end = endOf(error)
      if (end !== 'replaced') setProblem(end ? words.addEnds[end] : wordsFor(error, words.addFailed).message)
    } finally {
      setIsAdding(false)
    }
  }

  return { isAdding, problem, add }
}
