import { useQuery } from '@tanstack/react-query'
import type { ScannerLink } from '#contract/doors.ts'
import { useOwnAddress } from '../../../api/use-own-address.ts'
import { Button } from '../../../ui/Button.tsx'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx'
import { GuestAddress, useGuestAddress } from '../../../product/GuestAddress.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { UserText } from '../../../ui/UserText.tsx'
import styles from './links.module.css'
import { qrPath } from './qr-path.ts'
import { words } from './words.ts'

/** The light margin that a reader needs around the symbol, in modules. */
const quietZone = 4

/**
 * The link to open on a staff phone. Drawn in this browser, because a secret address must not be sent anywhere for a picture.
 */
export function LinkPicture({ link, onClose }: { link: ScannerLink; onClose: () => void }) {
  const own = useOwnAddress()
  const { isOpen } = useGuestAddress(own)
  return (
    <Dialog title={<UserText text={link.label} />} onClose={onClose}>
      <GuestAddress own={own}>
        {() => (
          <>
            <p>{words.pictureText}</p>
            <Picture url={link.url} />
            <code className={styles['url']}>{link.url}</code>
          </>
        )}
      </GuestAddress>
      <DialogActions>
        {isOpen && <CopyButton text={link.url} label={words.copy} />}
        <Button look="action" size="small" onClick={onClose}>
          {words.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Picture({ url }: { url: string }) {
  const symbol = useQuery({
    queryKey: ['code-manager', 'link-picture', url],
    queryFn: () => drawLink(url),
    staleTime: Infinity,
    gcTime: 0,
  })
  if (!symbol.data) return <Loaded of={symbol} loading={words.pictureLoading} failed={words.pictureFailed} />
  const { side, path } = symbol.data
  return (
    <svg className={styles['symbol']} viewBox={`0 0 ${side} ${side}`} role="img" aria-label={words.pictureAlt}>
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}

/** The encoder is loaded with the first picture: most visits show none. */
async function drawLink(url: string) {
  const { encodeQR } = await import('qr')
  const modules = encodeQR(url, 'raw', { ecc: 'medium', border: quietZone })
  return { side: modules.length, path: qrPath(modules) }
}
