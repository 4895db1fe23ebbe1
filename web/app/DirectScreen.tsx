import { useEffect, useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { isWellFormedCode } from '#domain/code.ts'
import { wasDoor } from '../features/scanner/door/scan-token.ts'
import { TicketPage } from '../features/ticket/TicketPage.tsx'
import { offerCode } from '../product/code-in-hand.ts'
import { paths } from '../product/paths.ts'
import { useWho } from './SignInContext.tsx'

/**
 * The page behind a code's link when staff open it (DESIGN §2). If a scanner is open in this browser, it asks about the
 * code. Otherwise a signed-in organiser goes to the scanner with the code, and everyone else sees the ticket page. A
 * browser that was a door by scanner link also reads where to open it, because that address is not stored. Opening the
 * link never counts a scan.
 */
export function DirectScreen() {
  const { code = '' } = useParams()
  const { state } = useWho()
  const offer = useOffer(code)
  if (offer === 'nobody' && state === 'signed-in' && isWellFormedCode(code)) {
    return <Navigate to={paths.scannerWith(code)} replace />
  }
  return <TicketPage isTaken={offer === 'taken'} isOfDoor={offer === 'nobody' && wasDoor()} />
}

function useOffer(code: string): 'offered' | 'taken' | 'nobody' {
  const [offer, setOffer] = useState<'offered' | 'taken' | 'nobody'>('offered')
  useEffect(() => {
    if (!isWellFormedCode(code)) return
    let isLeft = false
    void offerCode(code).then((isTaken) => {
      if (!isLeft) setOffer(isTaken ? 'taken' : 'nobody')
    })
    return () => {
      isLeft = true
    }
  }, [code])
  return offer
}
