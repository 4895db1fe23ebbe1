import type { World } from '../world.ts'

export type Template = {
  id: number
  account_id: string
  name: string
  html: string
  /** `multichannel`: of the New Builder, which the API can neither make nor assign. */
  content_type: 'template' | 'multichannel'
  created_at: number
  edited_at: number
}

export function templatesOf({ db }: Pick<World, 'db'>, accountId: string): Template[] {
  return db.all<Template>('select * from templates where account_id = ? order by created_at, id', accountId)
}

export function findTemplate({ db }: Pick<World, 'db'>, accountId: string, id: number): Template | undefined {
  return db.one<Template>('select * from templates where id = ? and account_id = ?', id, accountId)
}

export function addTemplate(
  { db, now }: World,
  accountId: string,
  { name, html, content_type = 'template' }: Pick<Template, 'name' | 'html'> & Partial<Template>,
): Template {
  const seconds = Math.floor(now() / 1000)
  return db.first<Template>(
    `insert into templates (account_id, name, html, content_type, created_at, edited_at)
     values (?, ?, ?, ?, ?, ?) returning *`,
    accountId,
    name,
    html,
    content_type,
    seconds,
    seconds,
  )
}

export function saveTemplate({ db, now }: World, template: Template): Template {
  const kept = { ...template, edited_at: Math.floor(now() / 1000) }
  db.run(
    'update templates set name = ?, html = ?, edited_at = ? where id = ?',
    kept.name,
    kept.html,
    kept.edited_at,
    kept.id,
  )
  return kept
}

export function deleteTemplate({ db }: Pick<World, 'db'>, { id }: Template): void {
  db.run('delete from templates where id = ?', id)
}

export type Section = { name: string; from: number; to: number; html: string }

/** The editable areas of a template: the elements with `mc:edit`, each with the text between its tags. */
export function sectionsOf(html: string): Section[] {
  const openings = html.matchAll(/<([a-z][a-z0-9]*)\b[^>]*?\bmc:edit\s*=\s*(["'])(.*?)\2[^>]*>/gi)
  return [...openings].map((found) => {
    const from = found.index + found[0].length
    const to = endOf(html, found[1] ?? '', from)
    return { name: found[3] ?? '', from, to, html: html.slice(from, to) }
  })
}

/** Where the element ends that is open at `from`: elements of its own name inside it are passed over. */
function endOf(html: string, element: string, from: number): number {
  let depth = 1
  for (const tag of html.slice(from).matchAll(new RegExp(`<(/?)${element}\\b[^>]*>`, 'gi'))) {
    depth += tag[1] === '/' ? -1 : 1
    if (depth === 0) return from + tag.index
  }
  return from
}

/** The template's HTML with these areas' new texts. Names that the template does not have are passed over. */
export function fillSections(html: string, texts: Record<string, unknown>): string {
  return sectionsOf(html)
    .filter(({ name }) => typeof texts[name] === 'string')
    .toSorted((a, b) => b.from - a.from)
    .reduce((filled, { name, from, to }) => filled.slice(0, from) + String(texts[name]) + filled.slice(to), html)
}
