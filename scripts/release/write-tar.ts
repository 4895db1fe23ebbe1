// A tar file (POSIX ustar) whose bytes follow from its contents alone: the same files give the same archive, on any machine.

export type Entry = { path: string; bytes: Buffer }

const block = 512

export function tarOf(entries: Entry[], seconds: number): Buffer {
  const parts = entries.flatMap(({ path, bytes }) => [
    headerOf(path, bytes.length, seconds),
    bytes,
    padding(bytes.length),
  ])
  return Buffer.concat([...parts, Buffer.alloc(2 * block)])
}

function headerOf(path: string, size: number, seconds: number): Buffer {
  const { name, prefix } = split(path)
  const header = Buffer.alloc(block)
  header.write(name, 0)
  header.write('0000644\0', 100)
  header.write('0000000\0', 108)
  header.write('0000000\0', 116)
  header.write(`${octal(size, 11)} `, 124)
  header.write(`${octal(seconds, 11)} `, 136)
  header.write(' '.repeat(8), 148)
  header.write('0', 156)
  header.write('ustar\0', 257)
  header.write('00', 263)
  header.write(prefix, 345)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${octal(sum, 6)}\0 `, 148)
  return header
}

/** A name has 100 bytes; a longer one is split at a slash, with up to 155 bytes in the prefix. */
function split(path: string): { name: string; prefix: string } {
  if (Buffer.byteLength(path) <= 100) return { name: path, prefix: '' }
  for (let slash = path.indexOf('/'); slash > 0; slash = path.indexOf('/', slash + 1)) {
    const [prefix, name] = [path.slice(0, slash), path.slice(slash + 1)]
    if (Buffer.byteLength(name) <= 100 && Buffer.byteLength(prefix) <= 155) return { name, prefix }
  }
  throw new Error(`${path} is too long for an archive.`)
}

function octal(number: number, digits: number): string {
  return number.toString(8).padStart(digits, '0')
}

function padding(size: number): Buffer {
  return Buffer.alloc((block - (size % block)) % block)
}
