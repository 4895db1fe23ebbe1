import { useId } from 'react'
import styles from './parts.module.css'

type Props = {
  label: string
  hint: string
  isOn: boolean
  /** The switch cannot be used yet; the hint gives the reason. */
  isLocked?: boolean
  isBusy: boolean
  onChange: (isOn: boolean) => void
}

/** Takes effect at once. It shows the current state, and changes when the server confirms. */
export function Switch({ label, hint, isOn, isLocked = false, isBusy, onChange }: Props) {
  const id = useId()
  return (
    <div className={styles['switch']}>
      <button
        type="button"
        role="switch"
        id={id}
        aria-checked={isOn}
        aria-disabled={isBusy || isLocked || undefined}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        onClick={isBusy || isLocked ? undefined : () => onChange(!isOn)}
      />
      <div>
        <label id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
        <p id={`${id}-hint`}>{hint}</p>
      </div>
    </div>
  )
}
