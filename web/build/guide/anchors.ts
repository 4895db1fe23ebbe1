/** The anchors of headings by GitHub's rule, so that a link works in the repository and in the web. */
export function createAnchors(): (heading: string) => string {
  const known = new Set<string>()
  return (heading) => {
    const words = heading.toLowerCase().replaceAll(/[^\p{L}\p{N}\p{M} _-]/gu, '')
    const anchor = words.replaceAll(' ', '-')
    let name = anchor
    for (let again = 1; known.has(name); again += 1) name = `${anchor}-${again}`
    known.add(name)
    return name
  }
}
