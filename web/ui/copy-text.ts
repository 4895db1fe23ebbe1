/** Puts text on the clipboard; false if the browser allows no way, so that the person must copy it by hand. */
export async function copyText(text: string, near: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text, near)
  }
}

/**
 * For browsers where the clipboard is missing (no https) or refused. The text area is near the button, because a dialog makes
 * everything else inert.
 */
function copyBySelection(text: string, near: HTMLElement): boolean {
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  near.append(area)
  area.select()
  const isCopied = document.execCommand('copy')
  area.remove()
  return isCopied
}
