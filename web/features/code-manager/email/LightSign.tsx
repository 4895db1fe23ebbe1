import type { Light } from '#domain/preflight.ts'
import { Glyph } from '../../../ui/Glyph.tsx'
import styles from './email.module.css'

const shapes: Record<Light | 'none', string> = {
  ready: 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zM7.5 12.5l3 3 6-6.5',
  look: 'M12 3 22.5 21h-21zM12 10v4.5M12 17.8v.01',
  wrong: 'M8 2.5h8l5.5 5.5v8L16 21.5H8L2.5 16V8zM9 9l6 6M15 9l-6 6',
  none: 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zM8 12h8',
}

/** Its shape differs for each light, and words are always beside it. */
export function LightSign({ light, size = 24 }: { light: Light | 'none'; size?: number }) {
  return (
    <span className={styles['sign']} data-light={light}>
      <Glyph path={shapes[light]} size={size} />
    </span>
  )
}
