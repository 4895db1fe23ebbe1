import { useSearchParams } from 'react-router'
import type { List } from '#contract/list.ts'
import { Contacts } from '../Contacts.tsx'

export function Guests({ list }: { list: List }) {
  const [search] = useSearchParams()
  const start = search.get('q') ?? ''
  return <Contacts key={start} listId={list.id} start={start} />
}
