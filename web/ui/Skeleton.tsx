import { SlowHint } from './SlowHint.tsx'
import { Unseen } from './Unseen.tsx'
import styles from './field.module.css'

/** Grey bars in place of loading content. The text is for screen readers. */
export function Skeleton({ label, rows = 3 }: { label: string; rows?: number }) {
  return (
    <div aria-busy="true">
      <Unseen role="status">{label}</Unseen>
      <div className={styles['skeleton']} aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          <span key={row} />
        ))}
      </div>
      <SlowHint isWaiting />
    </div>
  )
}
