/** Gives the browser time to open the file before its address is revoked. */
const keptMs = 60_000

/** Saves a file through the browser, in its folder for downloads. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), keptMs)
}
