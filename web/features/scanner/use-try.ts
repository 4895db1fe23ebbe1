import { useMutation, useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { openTry, tryScan } from '#contract/try-door.ts'
import { call } from '../../api/call.ts'
import { Declined } from '../../api/declined.ts'
import type { Scan, Way } from './door/scan-log.ts'

/** The server says that a ticket is invalid or has expired. */
const isOver = (error: unknown) => error instanceof Declined && error.status === 404

/** The scanner behind a ticket: it asks the server about each code, keeps nothing and counts nothing. */
export function useTry(ticket: string) {
  const opened = useQuery({
    queryKey: ['try', ticket],
    queryFn: ({ signal }) => call(openTry, { body: { ticket } }, signal),
    staleTime: Infinity,
  })
  const [shown, setShown] = useState<Scan>()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ text }: { text: string; way: Way }) => call(tryScan, { body: { ticket, qr_code: text } }),
    onSuccess(verdict, { text, way }) {
      setShown({ id: crypto.randomUUID(), text, at: new Date(), way, state: 'decided', verdict })
    },
  })

  const scan = useCallback((text: string, way: Way) => mutate({ text, way }), [mutate])
  const fold = useCallback(() => {
    setShown(undefined)
    reset()
  }, [reset])
  return {
    opened,
    isOver: ticket === '' || isOver(opened.error) || isOver(error),
    shown: isPending || error ? undefined : shown,
    isChecking: isPending,
    error,
    scan,
    fold,
  }
}
