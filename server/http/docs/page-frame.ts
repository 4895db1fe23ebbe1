// The frame of a page that the server makes: the product's bar, fonts and colours, as the build of the web wrote them.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { escapeHtml } from '../escape-html.ts'

type Parts = { title: string; head: string; content: string }

/** A server whose web is not built has the content without a look. */
const bare =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>__TITLE__</title>__HEAD__</head><body>__CONTENT__</body></html>'

export function framePage(webFolder: string, { title, head, content }: Parts): string {
  const path = join(webFolder, 'pages', 'frame.html')
  const frame = existsSync(path) ? readFileSync(path, 'utf8') : bare
  return frame
    .replace('__TITLE__', () => escapeHtml(title))
    .replace('__HEAD__', () => head)
    .replace('__CONTENT__', () => content)
}
