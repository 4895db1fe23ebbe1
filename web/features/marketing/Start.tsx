import { ButtonLink } from '../../ui/Button.tsx'
import { paths } from '../../product/paths.ts'
import styles from './start.module.css'

export function Start({ label, promise }: { label: string; promise: string }) {
  return (
    <div className={styles['start']}>
      <ButtonLink to={paths.register} look="action" size="large">
        {label}
      </ButtonLink>
      <p>{promise}</p>
    </div>
  )
}
