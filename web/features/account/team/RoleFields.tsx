import { useState } from 'react'
import { roles, type Role } from '#domain/role.ts'
import { Checkbox } from '../../../ui/Field.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { shownText } from '#domain/user-text.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { stacked } from '../../../ui/layout.ts'
import styles from '../account.module.css'
import { useListsToScan } from './use-team.ts'
import { words } from '../../../words/account.ts'

type Props = {
  given: Role
  listIds: readonly string[]
  problems: Readonly<Record<string, string[]>> | undefined
}

const prefix = 'list '

/** The fields of a role in a form: the role, and for the door its lists. */
export function RoleFields({ given, listIds, problems }: Props) {
  const [role, setRole] = useState(given)
  return (
    <>
      <SelectField
        label={words.team.role}
        name="role"
        value={role}
        options={roles.map((value) => ({ value, label: words.team.roles[value] }))}
        hint={words.team.roleHints[role]}
        problems={problems?.['role']}
        onChange={({ target }) => setRole(roleOf(target.value))}
      />
      {role === 'door' && <ListsToScan listIds={listIds} problem={problems?.['list_ids']?.[0]} />}
    </>
  )
}

function ListsToScan({ listIds, problem }: Pick<Props, 'listIds'> & { problem: string | undefined }) {
  const lists = useListsToScan()
  const found = lists.data?.lists
  return (
    <fieldset className={`${styles['lists']} ${stacked(3)}`}>
      <legend>{words.team.listsToScan}</legend>
      {found?.map(({ id, name }) => (
        <Checkbox key={id} label={shownText(name, 80)} name={prefix + id} defaultChecked={listIds.includes(id)} />
      ))}
      {found?.length === 0 && <p>{words.team.noListsToScan}</p>}
      {lists.isError && <Notice kind="bad" title={words.team.listsFailed} />}
      {problem && <Notice kind="bad" title={problem} isUrgent />}
    </fieldset>
  )
}

/** The chosen role and lists, as the calls expect them. */
export function placeIn(form: FormData): { role: Role; list_ids: string[] } {
  const chosen = [...form.keys()].filter((name) => name.startsWith(prefix))
  return { role: roleOf(form.get('role')), list_ids: chosen.map((name) => name.slice(prefix.length)) }
}

function roleOf(value: unknown): Role {
  return roles.find((role) => role === value) ?? 'viewer'
}
