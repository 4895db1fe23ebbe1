import type { Branding } from '#contract/branding.ts'
import { UserText } from '../ui/UserText.tsx'
import styles from './product.module.css'

/** The organiser's logo and name on one line, in the colour of the text around it; nothing without both. */
export function BrandMark({ of: { name, logo } }: { of: Pick<Branding, 'name' | 'logo'> }) {
  if (name === '' && logo === null) return null
  return (
    <span className={styles['mark']}>
      {logo !== null && <img src={logo} alt="" width={32} height={32} />}
      {name !== '' && <UserText text={name} longest={100} />}
    </span>
  )
}
