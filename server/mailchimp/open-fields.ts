import * as z from 'zod/mini'
import { type Audience, passGone } from './audience.ts'
import type { Ask } from './call.ts'
import * as wire from './wire.ts'

type Fields = Pick<Audience, 'listFields' | 'addField' | 'removeField'>

export function openFields(ask: Ask, list: string): Fields {
  return {
    async listFields() {
      const query = {
        count: 1000,
        fields: ['merge_id', 'tag', 'name', 'type', 'options', 'public']
          .map((name) => `merge_fields.${name}`)
          .join(','),
      }
      const page = await ask({ method: 'GET', path: `${list}/merge-fields`, query }, wire.mergeFieldPage)
      return page.merge_fields.map(readField)
    },

    async addField({ tag, name, type, helpText }) {
      const body = { tag, name, type, required: false, public: false, default_value: '', help_text: helpText }
      return readField(await ask({ method: 'POST', path: `${list}/merge-fields`, body }, wire.mergeField))
    },

    async removeField(mergeId) {
      const request = { method: 'DELETE', path: `${list}/merge-fields/${mergeId}` } as const
      await ask(request, z.unknown()).catch(passGone)
    },
  }
}

function readField({
  merge_id: mergeId,
  tag,
  name,
  type,
  options,
  public: isPublic,
}: z.output<typeof wire.mergeField>) {
  return { mergeId, tag, name, type, choices: options?.choices ?? [], isPublic: isPublic === true }
}
