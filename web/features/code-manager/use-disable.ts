import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { deleteField, type Field } from '#contract/codes.ts'
import { call } from '../../api/call.ts'
import { wordsFor } from '../../api/declined.ts'
import { showToast } from '../../ui/toast-list.ts'
import { keyOf, useRefreshList } from './use-list.ts'
import { words } from './words.ts'

/**
 * Deletes the fields in Mailchimp one after the other, a call each (SPEC §7). `stopped` is the reason if it ended
 * halfway. If it could not even begin, it throws.
 */
export function useDisable(listId: string, fields: readonly Field[]) {
  const [stopped, setStopped] = useState<{ by: unknown }>()
  const client = useQueryClient()
  const refresh = useRefreshList(listId)

  async function disable() {
    setStopped(undefined)
    let removed = 0
    try {
      for (const { id } of fields) {
        await call(deleteField, { params: { listId, qrId: id } })
        removed += 1
      }
      showToast('good', words.disabled)
    } catch (error) {
      if (removed === 0) throw error
      setStopped({ by: error })
    } finally {
      // Earlier results no longer describe the list.
      await client.resetQueries({ queryKey: keyOf(listId, 'status') })
      await refresh()
    }
  }

  return { disable, stopped: stopped && wordsFor(stopped.by, words.fieldNotDeleted) }
}
