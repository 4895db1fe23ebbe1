/** One event of a stream of server-sent events. */
export type ServerSent = { event: string; id: string; data: string }

/** Our events are shorter, so a longer text without an end is not ours. */
const longest = 8_000_000

/** Parses server-sent events from text in chunks of any size. Returns the complete ones. */
export function openReader(): (text: string) => ServerSent[] {
  let rest = ''
  return (text) => {
    rest += text
    // An empty line ends an event. The last part may be incomplete.
    const blocks = rest.split(/\r?\n\r?\n/)
    rest = blocks.pop() ?? ''
    if (rest.length > longest) throw new Error('An event of the stream has no end.')
    return blocks.map(readBlock).filter((event) => event !== undefined)
  }
}

/** Undefined for a comment, which only shows that the stream is alive. */
function readBlock(block: string): ServerSent | undefined {
  const found: ServerSent = { event: 'message', id: '', data: '' }
  const data: string[] = []
  for (const line of block.split(/\r?\n/)) {
    const [, name, value = ''] = /^([^:]+):? ?(.*)$/.exec(line) ?? []
    if (name === 'data') data.push(value)
    else if (name === 'event' || name === 'id') found[name] = value
  }
  return data.length === 0 ? undefined : { ...found, data: data.join('\n') }
}
