import type { List } from '#contract/list.ts'
import { Contacts } from '../Contacts.tsx'

export function Guests({ list }: { list: List }) {
  return <Contacts listId={list.id} />
}
