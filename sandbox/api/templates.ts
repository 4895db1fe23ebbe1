import {
  addTemplate as keepNew,
  deleteTemplate as forget,
  findTemplate,
  saveTemplate,
  sectionsOf,
  templatesOf,
  type Template,
} from '../store/templates.ts'
import type { ApiCall } from './call.ts'
import { problems } from './problem.ts'
import { linksOf, showTime } from './show.ts'

type Written = { name: string; html: string }

export function getTemplates(call: ApiCall) {
  const { query, account } = call
  const [type, contentType] = [query.text('type'), query.text('content_type')]
  const all = templatesOf(call.world, account.id)
    .filter(() => type === undefined || type === 'user')
    .filter((template) => contentType === undefined || template.content_type === contentType)
  if (query.text('sort_dir') === 'DESC') all.reverse()
  const offset = query.number('offset')
  return {
    templates: all.slice(offset, offset + query.number('count')).map((template) => showTemplate(call, template)),
    total_items: all.length,
    _links: linksOf(account.dc, ['self', 'GET', '/templates']),
  }
}

export function getTemplate(call: ApiCall) {
  return showTemplate(call, openTemplate(call))
}

/** Always a classic one in HTML: the API makes none for the New Builder. */
export function addTemplate(call: ApiCall) {
  return showTemplate(call, keepNew(call.world, call.account.id, readTemplate(call)))
}

export function patchTemplate(call: ApiCall) {
  return showTemplate(call, saveTemplate(call.world, { ...openTemplate(call), ...readTemplate(call) }))
}

export function deleteTemplate(call: ApiCall): undefined {
  forget(call.world, openTemplate(call))
}

export function getTemplateDefaults(call: ApiCall) {
  const { id, html } = openTemplate(call)
  return {
    sections: Object.fromEntries(sectionsOf(html).map((section) => [section.name, section.html])),
    _links: linksOf(call.account.dc, ['parent', 'GET', `/templates/${id}`]),
  }
}

function readTemplate({ body }: ApiCall): Written {
  const { name, html } = body as Written
  const blank = Object.entries({ name, html }).filter(([, value]) => value.trim() === '')
  if (blank.length === 0) return { name, html }
  throw problems.schema(blank.map(([field]) => ({ field, message: 'This value should not be blank.' })))
}

function openTemplate({ world, account, params }: ApiCall): Template {
  const found = findTemplate(world, account.id, Number(params['template_id']))
  if (!found) throw problems.notFound()
  return found
}

function showTemplate({ account }: ApiCall, template: Template) {
  const { id, name, content_type: contentType, created_at: createdAt, edited_at: editedAt } = template
  return {
    id,
    type: 'user',
    name,
    drag_and_drop: contentType === 'multichannel',
    responsive: false,
    category: '',
    date_created: showTime(createdAt),
    date_edited: showTime(editedAt),
    created_by: account.name,
    edited_by: account.name,
    active: true,
    folder_id: '',
    thumbnail: '',
    share_url: '',
    content_type: contentType,
    _links: linksOf(
      account.dc,
      ['self', 'GET', `/templates/${id}`],
      ['default-content', 'GET', `/templates/${id}/default-content`],
    ),
  }
}
