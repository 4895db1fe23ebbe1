import { isolated } from '#domain/user-text.ts'
import { Notice } from '../../ui/Notice.tsx'
import { words } from '../../words/product.ts'
import { useFieldsLeftOut } from '../use-merge-fields.ts'

type Props = {
  of: 'drafts' | 'segments' | 'fields' | 'sent' | 'lists'
  /** Their titles, names or ids. An empty text: Mailchimp shows none. */
  rows: readonly string[] | undefined
}

const namesShown = 10

/** Rows of Mailchimp that Listpass cannot read, told where an organiser looks for them. */
export function LeftOut({ of, rows }: Props) {
  if (!rows?.length) return null
  const named = rows.filter((name) => name !== '').slice(0, namesShown)
  const which =
    named.length > 0
      ? `${words.leftOut.which({ names: named.map((name) => words.leftOut.named({ name: isolated(name) })).join(', '), others: rows.length - named.length })} `
      : ''
  const { title, todo } = words.leftOut[of]
  return <Notice kind="warn" title={title({ rows: rows.length })} detail={which + todo} />
}

export function FieldsLeftOut({ listId }: { listId: string }) {
  return <LeftOut of="fields" rows={useFieldsLeftOut(listId)} />
}
