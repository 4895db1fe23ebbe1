// Lets the browser's code import the guide's Markdown: `x.md` is the content of the page, `x.md?head` its title and the words for
// search engines, `README.md?titles` the titles of all pages in the language of this first page, in reading order.
// Only the build reads Markdown; the browser gets the finished tree.
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { filesIn, languageOfFile } from './guide-files.ts'
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
      const read = (guide ??= readGuide(root))
      const file = relative(root, path).replaceAll('\\', '/')
      const page = read.get(file)
      if (!page) throw new Error(`${path} is no page of the guide (contract/guide.ts).`)
      if (query === 'head') return asModule({ title: page.title, description: page.description })
      if (query === 'titles') return asModule(filesIn(languageOfFile(file)).map((each) => read.get(each)?.title))
      return contentModule(page)
    },
    handleHotUpdate({ file }) {
      if (file.startsWith(join(root, 'docs'))) guide = undefined
    },
  }
}

const asModule = (value: unknown) => `export default ${JSON.stringify(value)}`

/** Pictures are imports, so that the build gives each a name by its content. */
function contentModule({ nodes, sections, pictures }: ReadPage): string {
  const names = new Map(pictures.map((path, place) => [JSON.stringify(path), `picture${place}`]))
  const imports = [...names].map(([path, name]) => `import ${name} from ${path}`)
  const written = JSON.stringify({ nodes, sections }).replaceAll(/"src":("(?:[^"\\]|\\.)*")/g, (_, path: string) => {
    return `"src":${names.get(path)}`
  })
  return `${imports.join('\n')}\nexport default ${written}`
}
