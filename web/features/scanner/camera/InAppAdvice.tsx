import { CopyButton } from '../../../ui/CopyButton.tsx'
import styles from './camera.module.css'
import { inAppBrowser } from './in-app-browser.ts'
import { words } from '../words/words.ts'

/** Shown before the camera is requested: an app's own browser offers no way to allow it. */
export function InAppAdvice() {
  const app = inAppBrowser(navigator.userAgent)
  if (app === undefined) return null
  return (
    <div className={styles['inApp']}>
      <strong>{app === null ? words.camera.inAnApp : words.camera.inApp(app)}</strong>
      <p>{words.camera.inAppHelp}</p>
      <CopyButton text={location.href} label={words.camera.copyAddress} />
    </div>
  )
}
