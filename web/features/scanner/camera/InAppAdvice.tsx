import { CopyButton } from '../../../ui/CopyButton.tsx'
import styles from './camera.module.css'
import { cameraWords as words } from './camera-words.ts'
import { inAppBrowser } from './in-app-browser.ts'

/** Shown before the camera is requested: an app's own browser offers no way to allow it. */
export function InAppAdvice() {
  const app = inAppBrowser(navigator.userAgent)
  if (app === undefined) return null
  return (
    <div className={styles['inApp']}>
      <strong>{words.inApp(app)}</strong>
      <p>{words.inAppHelp}</p>
      <CopyButton text={location.href} label={words.copyAddress} />
    </div>
  )
}
