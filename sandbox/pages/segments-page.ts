import { openAudience } from '../audience.ts'
import type { Control } from '../control.ts'
import { pageOfMembers } from '../store/member-pages.ts'
import type { SegmentCondition } from '../store/segment-conditions.ts'
import { conditionOf, type Segment, segmentsOf } from '../store/segments.ts'
import type { World } from '../world.ts'
import { html, type Html } from './html.ts'
import { seeOther, type Page } from './layout.ts'

export function segmentsPage(world: World, listId: string): Page {
  const { list, fields } = openAudience(world, listId)
  const all = segmentsOf(world, list.no)
  const count = (segment: Segment) =>
    pageOfMembers(world, list.no, { count: 0, offset: 0, conditions: [conditionOf(segment, fields)] }).total
  return {
    title: `Tags and segments of ${list.name}`,
    body: html`<section>
        <p class="soft">A tag is made when a contact gets it, on the contact's page.</p>
        <table>
          <thead>
            <tr>
              <th>Name</th>
              <th>Id</th>
              <th>Kind</th>
              <th>Contacts</th>
              <th></th>
            </tr>
          </thead>
          <tbody>
            ${all.map((segment) => row(segment, count(segment)))}
          </tbody>
        </table>
      </section>
      <section>
        <h2>New saved segment</h2>
        <form method="post" class="row">
          <input type="hidden" name="what" value="add" />
          <label>Name <input name="name" required /></label>
          <label
            >Field
            <select name="field">
              ${['EMAIL', ...fields.map(({ tag }) => tag)].map((tag) => html`<option>${tag}</option>`)}
            </select></label
          >
          <label
            >Compare
            <select name="op">
              <option value="is">is</option>
              <option value="not">is not</option>
              <option value="blank">is blank</option>
              <option value="blank_not">is not blank</option>
            </select></label
          >
          <label>Value <input name="value" dir="auto" /></label>
          <button>Make the segment</button> <a href="/lists/${listId}">Back to the audience</a>
        </form>
      </section>`,
  }
}

function row({ id, name, options }: Segment, contacts: number): Html {
  return html`<tr>
    <td><bdi>${name}</bdi></td>
    <td>${id}</td>
    <td>${options ? options.conditions.map(say).join(options.match === 'any' ? ' or ' : ' and ') : 'tag'}</td>
    <td>${contacts}</td>
    <td>
      <form method="post" class="row">
        <input type="hidden" name="what" value="delete" /><input type="hidden" name="id" value="${String(id)}" />
        <button class="quiet">Delete</button>
      </form>
    </td>
  </tr>`
}

function say(condition: SegmentCondition): string {
  return [condition.field, condition.op, ...('value' in condition ? [condition.value] : [])].join(' ')
}

export function takeSegments(control: Control, listId: string, form: URLSearchParams): Response {
  const text = (name: string) => form.get(name) ?? ''
  if (form.get('what') === 'delete') control.deleteSegment(listId, Number(text('id')))
  else control.addSegment(listId, { name: text('name'), conditions: [readCondition(text)] })
  return seeOther(`/lists/${listId}/segments`)
}

function readCondition(text: (name: string) => string): SegmentCondition {
  const op = text('op')
  const of = { condition_type: 'TextMerge', field: text('field') } as const
  if (op === 'blank' || op === 'blank_not') return { ...of, op }
  return { ...of, op: op === 'not' ? 'not' : 'is', value: text('value') }
}
