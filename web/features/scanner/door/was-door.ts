/**
 * Whether a scanner link was opened in this browser, and has not ended since. A guest's browser gets no database, and loads
 * nothing of the scanner.
 */
export function wasDoor(): Promise<boolean> {
  return new Promise((resolve) => {
    const end = () => resolve(false)
    if (!('indexedDB' in globalThis)) return end()
    const opening = indexedDB.open('listpass-door')
    // There is none: it is not made.
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
    opening.addEventListener('error', end)
    opening.addEventListener('success', () => {
      const { result: database } = opening
      const reading = database.transaction('doors').objectStore('doors').getAll()
      reading.addEventListener('success', () => {
        database.close()
        resolve(reading.result.some(({ token }: { token?: unknown }) => token !== undefined))
      })
      reading.addEventListener('error', end)
    })
  })
}
