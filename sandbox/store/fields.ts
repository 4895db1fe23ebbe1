import type { World } from '../world.ts'

type FieldType =
  | 'text'
  | 'number'
  | 'address'
  | 'phone'
  | 'date'
  | 'url'
  | 'imageurl'
  | 'radio'
  | 'dropdown'
  | 'birthday'
  | 'zip'

export type Field = {
  list_no: number
  merge_id: number
  tag: string
  name: string
  type: FieldType
  is_required: number
  default_value: string
  is_public: number
  display_order: number
  options: string
  help_text: string
}

export type NewField = {
  tag: string
  name: string
  type: FieldType
  required?: boolean
  default_value?: string
  public?: boolean
  display_order?: number
  options?: Record<string, unknown>
  help_text?: string
}

export function fieldsOf({ db }: Pick<World, 'db'>, listNo: number): Field[] {
  return db.all<Field>('select * from merge_fields where list_no = ? order by display_order, merge_id', listNo)
}

export function findField({ db }: World, listNo: number, mergeId: number): Field | undefined {
  return db.one<Field>('select * from merge_fields where list_no = ? and merge_id = ?', listNo, mergeId)
}

/** A number is never reused, because values are stored under it. */
export function addField({ db }: World, listNo: number, field: NewField): Field {
  return db.transaction(() => {
    const { next } = db.first<{ next: number }>(
      'update lists set next_merge_id = next_merge_id + 1 where no = ? returning next_merge_id - 1 as next',
      listNo,
    )
    return db.first<Field>(
      'insert into merge_fields values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) returning *',
      listNo,
      next,
      field.tag,
      field.name,
      field.type,
      field.required ? 1 : 0,
      field.default_value ?? '',
      field.public ? 1 : 0,
      field.display_order ?? next + 1,
      JSON.stringify(field.options ?? usualOptions(field.type)),
      field.help_text ?? '',
    )
  })
}

export function saveField({ db }: World, field: Field): void {
  db.run(
    `update merge_fields set tag = ?, name = ?, is_required = ?, default_value = ?, is_public = ?, display_order = ?,
     options = ?, help_text = ? where list_no = ? and merge_id = ?`,
    field.tag,
    field.name,
    field.is_required,
    field.default_value,
    field.is_public,
    field.display_order,
    field.options,
    field.help_text,
    field.list_no,
    field.merge_id,
  )
}

export function deleteField({ db }: World, field: Field): void {
  db.run('delete from merge_fields where list_no = ? and merge_id = ?', field.list_no, field.merge_id)
}

export function usualOptions(type: FieldType): Record<string, unknown> {
  if (type === 'date') return { date_format: 'MM/DD/YYYY' }
  if (type === 'birthday') return { date_format: 'MM/DD' }
  if (type === 'phone') return { phone_format: 'none' }
  if (type === 'address') return { default_country: 164 }
  if (type === 'radio' || type === 'dropdown') return { choices: [] }
  return { size: 25 }
}
