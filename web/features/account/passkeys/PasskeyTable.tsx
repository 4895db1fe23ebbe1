import { useState } from 'react'
import type { Passkey } from '#contract/passkeys.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { DataTable } from '../../../ui/DataTable.tsx'
import { UserText } from '../../../ui/UserText.tsx'
import styles from '../account.module.css'
import { ExactTime, SinceTime } from '../Time.tsx'
import { RemovePasskey } from './RemovePasskey.tsx'
import { RenamePasskey } from './RenamePasskey.tsx'
import { words } from './words.ts'

export function PasskeyTable({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { name, added, used, action } = words.columns
  return (
    <DataTable
      label={words.tableLabel}
      columns={[{ label: name }, { label: added }, { label: used }, { label: action }]}
      rows={passkeys.map((passkey) => ({
        key: passkey.id,
        cells: [
          <span key="name" className={styles['device']}>
            <strong>
              <UserText text={passkey.name} />
            </strong>
            {passkey.for_host !== null && <Badge kind="warn">{words.forHost(passkey.for_host)}</Badge>}
          </span>,
          <ExactTime key="added" at={passkey.created_at} />,
          passkey.last_used_at === null ? words.neverUsed : <SinceTime key="used" at={passkey.last_used_at} />,
          <Actions key="action" passkey={passkey} />,
        ],
      }))}
    />
  )
}

function Actions({ passkey }: { passkey: Passkey }) {
  const [open, setOpen] = useState<'rename' | 'remove'>()
  const close = () => setOpen(undefined)
  return (
    <span data-is-actions>
      <Button size="small" aria-label={words.renameOf(passkey.name)} onClick={() => setOpen('rename')}>
        {words.rename}
      </Button>
      <Button size="small" look="danger" aria-label={words.removeOf(passkey.name)} onClick={() => setOpen('remove')}>
        {words.remove}
      </Button>
      {open === 'rename' && <RenamePasskey passkey={passkey} onClose={close} />}
      {open === 'remove' && <RemovePasskey passkey={passkey} onClose={close} />}
    </span>
  )
}
