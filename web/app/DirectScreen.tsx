import { useEffect, useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { isWellFormedCode } from '#domain/code.ts'
import { wasDoor } from '../features/scanner/door/scan-token.ts'
import { TicketPage } from '../features/ticket/TicketPage.tsx'
import { offerCode } from '../product/code-in-hand.ts'
import { paths } from '../product/paths.ts'
import { useWho } from './SignInContext.tsx'

/**
 * The link of a code, opened by staff (DESIGN §2): the scanner open in this browser asks about it. Without one, a signed-in
 * organiser goes to the scanner with it. Everyone else sees their code. A browser that was a door by scanner link, whose
 * address is not stored, also reads what to open. It never counts.
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
