// A built web, made small.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { publishedPages } from '#contract/published-pages.ts'

export const style = '@media (width<=52rem){h1{color:#16181d}}'
export const script = `console.log(${JSON.stringify('a script that is worth compressing '.repeat(20))})`

/** Small versions of the files that web/build/write-pages.ts writes. */
export async function writeSmallWeb(folder: string): Promise<void> {
  const data = '<script type="application/json" id="page-data">\n      {}\n    </script>'
  for (const place of ['plain', 'with-support']) {
    await mkdir(join(folder, 'pages', place), { recursive: true })
    const mail = place === 'plain' ? '' : '<a href="mailto:__SUPPORT_EMAIL__">__SUPPORT_EMAIL__</a>'
    for (const { file, path } of [...publishedPages, { file: 'NotFound', path: '*' }]) {
      const head = `<style>${style}</style><link rel="canonical" href="__PUBLIC_URL__${path}">`
      const page = `<!doctype html><head>${head}${data}</head><div id="root"><h1>${file}, ${place}</h1>${mail}</div>`
      await writeFile(join(folder, 'pages', place, `${file}.html`), page)
    }
  }
  const drawn = `<style data-sheet="/assets/main-1a2b.css">${style}</style><link rel="modulepreload" href="/assets/MailchimpDashboard-1a2b.js">`
  await mkdir(join(folder, 'pages', 'drawn'), { recursive: true })
  await writeFile(
    join(folder, 'pages', 'drawn', 'MailchimpDashboard.html'),
    `<!doctype html><head>${drawn}${data}</head><div id="root" data-is-drawn>Loading...</div>`,
  )
  await writeFile(join(folder, 'index.html'), `<!doctype html><head>${data}</head><div id="root"></div>`)
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets', 'main-1a2b.js'), script)
  await writeFile(join(folder, 'assets', 'main-1a2b.js.br'), brotliCompressSync(script))
  await writeFile(join(folder, 'assets', 'main-1a2b.js.gz'), gzipSync(script))
  await writeFile(join(folder, 'sw.js'), script)
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
}
