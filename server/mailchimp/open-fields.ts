import * as z from 'zod/mini'
import type { Audience, ListField } from './audience.ts'
import type { Place } from './in-size.ts'
import { orNothing, refuseStrange, unbelieved } from './second-look.ts'
import * as wire from './wire.ts'

type Fields = Pick<Audience, 'listFields' | 'findFields' | 'addField' | 'removeField'>

const parts = ['merge_id', 'tag', 'name', 'type', 'default_value', 'options', 'public', 'required']

export function openFields({ ask, call, list, listId }: Place): Fields {
  async function readListing() {
    const query = {
      count: 1000,
      fields: ['list_id', 'total_items', ...parts.map((name) => `merge_fields.${name}`)].join(','),
    }
    const page = await call({ method: 'GET', path: `${list}/merge-fields`, query }, wire.mergeFieldPage)
    refuseStrange(listId, page.list_id)
    // A strange row may be the field that is looked for, so the listing lacks it.
    const { rows, all, leftOut } = page.merge_fields
    return { fields: rows.map(readField), leftOut, isWhole: rows.length === all && all >= (page.total_items ?? 0) }
  }

  async function findField(mergeId: number): Promise<ListField | undefined> {
    const query = { fields: ['list_id', ...parts].join(',') }
    const path = `${list}/merge-fields/${mergeId}`
    const found = await ask({ method: 'GET', path, query }, wire.mergeField).catch(orNothing)
    refuseStrange(listId, found?.list_id)
    refuseStrange(mergeId, found?.merge_id)
    return found && readField(found)
  }

  return {
    async listFields() {
      const { fields, leftOut } = await readListing()
      return { rows: fields, leftOut }
    },

    async findFields(expected) {
      const { fields, isWhole } = await readListing()
      const found = new Map(fields.map((field) => [field.mergeId, field]))
      for (const mergeId of expected) {
        if (found.has(mergeId)) continue
        const field = await findField(mergeId)
        if (field) found.set(mergeId, field)
        else if (!isWhole) throw unbelieved('mailchimp_fields_in_part')
      }
      return found
    },

    async addField({ tag, name, type, helpText }) {
      const body = { tag, name, type, required: false, public: false, default_value: '', help_text: helpText }
      return readField(await call({ method: 'POST', path: `${list}/merge-fields`, body }, wire.mergeField))
    },

    async removeField(mergeId) {
      const request = { method: 'DELETE', path: `${list}/merge-fields/${mergeId}` } as const
      const isRemoved = await ask(request, z.unknown()).then(() => true, orNothing)
      if (!isRemoved && (await findField(mergeId))) throw unbelieved('mailchimp_field_lost')
    },
  }
}

function readField({
  merge_id: mergeId,
  tag,
  name,
  type,
  default_value: defaultValue,
  options,
  public: isPublic,
  required,
}: z.output<typeof wire.mergeField>) {
  const choices = options?.choices ?? []
  return {
    mergeId,
    tag,
    name: name || tag,
    type,
    defaultValue: defaultValue ?? '',
    choices,
    isPublic: isPublic === true,
    isRequired: required === true,
  }
}
