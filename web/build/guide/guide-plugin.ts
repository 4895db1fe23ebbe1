// Lets the browser's code import the guide's Markdown: `x.md` is the content of the page, `x.md?title` its title,
// `x.md?description` the words for search engines.
// Only the build reads Markdown; the browser gets the finished tree.
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { readGuide } from './read-guide.ts'
import type { ReadPage } from './read-page.ts'

export function guidePlugin(root: string): Plugin {
  let guide: ReturnType<typeof readGuide> | undefined
  return {
    name: 'guide',
    buildStart() {
      guide = undefined
    },
    load(id) {
      const [path = '', query] = id.split('?')
      if (!path.endsWith('.md')) return undefined
      this.addWatchFile(path)
      guide ??= readGuide(root)
      const page = guide.get(relative(root, path).replaceAll('\\', '/'))
      if (!page) throw new Error(`${path} is no page of the guide (contract/guide.ts).`)
      if (query === 'title' || query === 'description') return `export default ${JSON.stringify(page[query])}`
      return contentModule(page)
    },
    handleHotUpdate({ file }) {
      if (file.startsWith(join(root, 'docs'))) guide = undefined
    },
  }
}

/** Pictures are imports, so that the build gives each a name by its content. */
function contentModule({ nodes, sections, pictures }: ReadPage): string {
  const names = new Map(pictures.map((path, place) => [JSON.stringify(path), `picture${place}`]))
  const imports = [...names].map(([path, name]) => `import ${name} from ${path}`)
  const written = JSON.stringify({ nodes, sections }).replaceAll(/"src":("(?:[^"\\]|\\.)*")/g, (_, path: string) => {
    return `"src":${names.get(path)}`
  })
  return `${imports.join('\n')}\nexport default ${written}`
}
