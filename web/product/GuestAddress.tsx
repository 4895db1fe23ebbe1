import type { ReactNode } from 'react'
import { type AddressTrouble, addressTrouble, type SeenTrouble, seenTrouble } from '#domain/guest-address.ts'
import type { OwnAddressQuery } from '../api/use-own-address.ts'
import { Loaded } from '../ui/Loaded.tsx'
import { Notice } from '../ui/Notice.tsx'
import { showDay } from '../ui/show.ts'
import { words } from '../words/product.ts'

type Props = {
  own: OwnAddressQuery
  /** Content for guests, made with the address. */
  children: (publicUrl: string) => ReactNode
}

/** Shows guest-facing content once guests can open it; until then, the steps to get there. */
export function GuestAddress({ own, children }: Props) {
  const { isOpen, trouble } = useGuestAddress(own)
  if (!own.data)
    return <Loaded of={own} loading={words.guestAddress.loading} failed={words.guestAddress.failed} rows={1} />
  const {
    public_url: publicUrl,
    former: [former],
  } = own.data
  if (!isOpen) return <AddressNotice own={own} />
  return (
    <>
      {children(publicUrl)}
      {trouble && <p>{triedWith(trouble, publicUrl)}</p>}
      {former && <p>{words.guestAddress.former({ address: former.public_url, day: showDay(former.replaced_at) })}</p>}
    </>
  )
}

function triedWith(trouble: AddressTrouble | SeenTrouble, address: string): string {
  const { trying, troubles } = words.guestAddress
  return trouble === 'elsewhere' || trouble === 'closed' ? troubles[trouble]({ address }) : trying[trouble]
}

/** Shows nothing if guests can open the address, or while it loads. */
export function AddressNotice({ own }: { own: OwnAddressQuery }) {
  const { isOpen, trouble } = useGuestAddress(own)
  if (own.isError && !own.data)
    return <Loaded of={own} loading={words.guestAddress.loading} failed={words.guestAddress.failed} />
  if (isOpen || !own.data || !trouble) return null
  return (
    <Notice
      kind="warn"
      title={words.guestAddress.title}
      detail={`${words.guestAddress.troubles[trouble]({ address: own.data.public_url })} ${words.guestAddress.wayOut}`}
    />
  )
}

/** Whether guest-facing content may be shown. Beside the sandbox it may, because nothing reaches guests from there. */
export function useGuestAddress({ data }: Pick<OwnAddressQuery, 'data'>) {
  const trouble =
    data &&
    (addressTrouble(data.public_url) ??
      seenTrouble({ address: data.public_url, trouble: data.trouble, origin: window.location.origin }))
  return { isOpen: data !== undefined && (trouble === undefined || data.is_trial), trouble }
}
