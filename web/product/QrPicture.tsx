import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../ui/Loaded.tsx'
import styles from './product.module.css'

type Props = { text: string; alt: string; loading: string; failed: string }

/** A text as a QR code, drawn in this browser: a secret must not be sent anywhere for a picture. */
export function QrPicture({ text, alt, loading, failed }: Props) {
  const symbol = useQuery({
    queryKey: ['qr-picture', text],
    // Loaded with the first picture, because most visits show none.
    queryFn: async () => (await import('./draw-qr.ts')).drawQr(text),
    staleTime: Infinity,
    gcTime: 0,
  })
  if (!symbol.data) return <Loaded of={symbol} loading={loading} failed={failed} />
  const { side, path } = symbol.data
  return (
    <svg className={styles['symbol']} viewBox={`0 0 ${side} ${side}`} role="img" aria-label={alt}>
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
