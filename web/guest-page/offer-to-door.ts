import { readToken } from '../api/session-token.ts'
import { wasDoor } from '../features/scanner/door/scan-token.ts'
import { offerCode } from '../product/code-in-hand.ts'
import { paths } from '../product/paths.ts'

/**
 * For the address that staff may open (DESIGN §2). If a scanner is open in this browser, it asks about the code. Otherwise
 * a signed-in organiser goes to the scanner with the code, and everyone else stays. A browser that was a door by scanner
 * link reads where to open it, because that address is not stored. Opening the link never counts a scan.
 */
export async function offerToDoor(): Promise<void> {
  const code = location.pathname.split('/')[2] ?? ''
  const door = document.querySelector<HTMLElement>('#door')
  if (!door) return
  if (await offerCode(code)) door.textContent = door.dataset['taken'] ?? ''
  else if (await isSignedIn()) location.replace(paths.scannerWith(code))
  else if (wasDoor()) door.textContent = door.dataset['ofDoor'] ?? ''
}

/**
 * Only a 401 means that the session has ended. Without an answer, the person still counts as signed in, and goes to the
 * scanner.
 */
async function isSignedIn(): Promise<boolean> {
  const token = readToken()
  if (token === undefined) return false
  try {
    const { status } = await fetch('/api/user', { headers: { authorization: `Bearer ${token}` } })
    return status !== 401
  } catch {
    return true
  }
}
