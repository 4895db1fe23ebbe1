import { useFieldsLeftOut } from '../use-merge-fields.ts'
import { LeftOut } from './LeftOut.tsx'

export function FieldsLeftOut({ listId }: { listId: string }) {
  return <LeftOut of="fields" rows={useFieldsLeftOut(listId)} />
}
