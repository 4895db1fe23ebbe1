import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { allPasskeys } from '#contract/passkeys.ts'
import { call } from '../../api/call.ts'
import { closeOffer, isOfferOpen } from '../../product/passkey-offer.ts'
import { paths } from '../../product/paths.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { words } from './words.ts'

/** Offers a first passkey to an organiser who signed in with a password. */
export function PasskeyOffer() {
  const [isOpen, setIsOpen] = useState(() => isOfferOpen() && 'PublicKeyCredential' in window)
  const own = useQuery({
    queryKey: ['account', 'passkeys'],
    queryFn: ({ signal }) => call(allPasskeys, {}, signal),
    enabled: isOpen,
  })
  if (!isOpen || own.data?.why_not !== null || own.data.passkeys.length > 0) return null
  return (
    <Notice kind="plain" title={words.passkeyOffer} detail={words.passkeyOfferText}>
      <ButtonLink to={paths.passkeys}>{words.passkeyOfferAdd}</ButtonLink>
      <Button
        onClick={() => {
          closeOffer()
          setIsOpen(false)
        }}
      >
        {words.passkeyOfferClose}
      </Button>
    </Notice>
  )
}
