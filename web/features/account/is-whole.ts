/** The size of the file's end that is read; every last line is shorter. */
const tailBytes = 1000

/** The download's last line has the type `end`. A file without it is incomplete, even if its transfer succeeded. */
export async function isWhole(file: Blob): Promise<boolean> {
  const tail = await file.slice(-tailBytes).text()
  const lastLine = tail.trimEnd().split('\n').at(-1) ?? ''
  try {
    const said: unknown = JSON.parse(lastLine)
    return typeof said === 'object' && said !== null && 'type' in said && said.type === 'end'
  } catch {
    return false
  }
}
