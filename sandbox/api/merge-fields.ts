import {
  addField,
  deleteField,
  fieldsOf,
  findField,
  saveField,
  usualOptions,
  type Field,
  type NewField,
} from '../store/fields.ts'
import type { List } from '../store/lists.ts'
import { openList, type ApiCall } from './call.ts'
import { problems } from './problem.ts'
import { linksOf } from './show.ts'

const longestTag = 10

export function getMergeFields(call: ApiCall) {
  const list = openList(call)
  const type = call.query.text('type')
  const required = call.query.text('required')
  const fields = fieldsOf(call.world, list.no)
    .filter((field) => type === undefined || field.type === type)
    .filter((field) => required === undefined || (field.is_required === 1) === call.query.isSet('required'))
  const offset = call.query.number('offset')
  return {
    merge_fields: fields
      .slice(offset, offset + call.query.number('count'))
      .map((field) => showField(call, list, field)),
    list_id: list.id,
    total_items: fields.length,
    _links: linksOf(call.account.dc, ['parent', 'GET', `/lists/${list.id}`]),
  }
}

export function getMergeField(call: ApiCall) {
  const list = openList(call)
  return showField(call, list, openField(call, list))
}

export function addMergeField(call: ApiCall) {
  const list = openList(call)
  const { fieldLimit } = call.account.settings
  const written = call.body as Omit<NewField, 'tag'> & { tag?: string }
  const held = fieldsOf(call.world, list.no)
  if (held.length >= fieldLimit) {
    throw problems.invalid(`This audience already has ${held.length} of ${fieldLimit} merge fields.`)
  }
  if (written.name.trim() === '') throw problems.schema([{ field: 'name', message: 'This value should not be blank.' }])
  const tag = written.tag ? checkTag(held, written.tag) : `MMERGE${list.next_merge_id}`
  const options = { ...usualOptions(written.type), ...written.options }
  const field = addField(call.world, list.no, { ...written, tag, options })
  return { ...showField(call, list, field), merge_field_limit: fieldLimit, total_items: held.length + 1 }
}

export function patchMergeField(call: ApiCall) {
  const list = openList(call)
  const field = openField(call, list)
  const written = call.body as Partial<NewField>
  const others = fieldsOf(call.world, list.no).filter(({ merge_id }) => merge_id !== field.merge_id)
  const changed: Field = {
    ...field,
    tag: written.tag ? checkTag(others, written.tag) : field.tag,
    name: written.name ?? field.name,
    is_required: asNumber(written.required, field.is_required),
    default_value: written.default_value ?? field.default_value,
    is_public: asNumber(written.public, field.is_public),
    display_order: written.display_order ?? field.display_order,
    options: JSON.stringify({ ...(JSON.parse(field.options) as object), ...written.options }),
    help_text: written.help_text ?? field.help_text,
  }
  saveField(call.world, changed)
  return showField(call, list, changed)
}

export function deleteMergeField(call: ApiCall): undefined {
  deleteField(call.world, openField(call, openList(call)))
}

function openField(call: ApiCall, list: List): Field {
  const found = findField(call.world, list.no, Number(call.params['merge_id']))
  if (!found) throw problems.notFound()
  return found
}

/** Mailchimp's treatment of a longer tag is unknown. The product must not rely on it, so the sandbox refuses it. */
function checkTag(others: Field[], written: string): string {
  const tag = written.toUpperCase()
  if (tag.length > longestTag) {
    throw problems.schema([{ field: 'tag', message: `A tag may have at most ${longestTag} characters` }])
  }
  if (!/^[A-Z][A-Z0-9_]*$/.test(tag)) {
    throw problems.schema([{ field: 'tag', message: 'A tag is made of letters, digits and underscores' }])
  }
  if (tag === 'EMAIL' || others.some((field) => field.tag === tag)) {
    throw problems.invalid(`A Merge Field with the tag "${tag}" already exists for this list.`)
  }
  return tag
}

function asNumber(value: boolean | undefined, otherwise: number): number {
  return value === undefined ? otherwise : Number(value)
}

function showField({ account }: ApiCall, list: List, field: Field) {
  const path = `/lists/${list.id}/merge-fields`
  return {
    merge_id: field.merge_id,
    tag: field.tag,
    name: field.name,
    type: field.type,
    required: field.is_required === 1,
    default_value: field.default_value,
    public: field.is_public === 1,
    display_order: field.display_order,
    options: JSON.parse(field.options) as Record<string, unknown>,
    help_text: field.help_text,
    list_id: list.id,
    _links: linksOf(account.dc, ['self', 'GET', `${path}/${field.merge_id}`], ['parent', 'GET', path]),
  }
}
