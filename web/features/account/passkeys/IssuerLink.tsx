import { useState } from 'react'
import { beginOidcLink, removeOidcLink } from '#contract/oidc.ts'
import { call } from '../../../api/call.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import styles from '../account.module.css'
import { AskConfirmation } from '../../../product/AskConfirmation.tsx'
import { useIssuerLink } from './use-passkeys.ts'
import { words } from '../../../words/account.ts'
import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '../../../ui/toast-list.ts'

/** Links the account with the identity provider, if the operator has set one up. */
export function IssuerLink() {
  const link = useIssuerLink()
  const [open, setOpen] = useState<'add' | 'remove'>()
  const close = () => setOpen(undefined)
  if (!link.data || link.data.name === null) return null
  const { name, is_linked: isLinked } = link.data

  return (
    <Card className={styles['part']} aria-label={words.passkeys.issuer.title({ name })}>
      <h2>{words.passkeys.issuer.title({ name })}</h2>
      <p>{isLinked ? words.passkeys.issuer.linked({ name }) : words.passkeys.issuer.notLinked({ name })}</p>
      {isLinked ? (
        <Button look="danger" onClick={() => setOpen('remove')}>
          {words.passkeys.issuer.remove}
        </Button>
      ) : (
        <Button onClick={() => setOpen('add')}>{words.passkeys.issuer.link({ name })}</Button>
      )}
      {open === 'remove' && <RemoveIssuerLink name={name} onClose={close} />}
      {open === 'add' && (
        <AskConfirmation
          title={words.passkeys.issuer.link({ name })}
          text={words.passkeys.issuer.linkText({ name })}
          button={words.passkeys.issuer.goOn}
          busy={words.passkeys.issuer.going}
          look="action"
          fallback={words.passkeys.issuer.failed}
          send={(confirmation) => call(beginOidcLink, { body: confirmation })}
          onDone={async ({ url }) => Promise.resolve(location.assign(url))}
          onClose={close}
        />
      )}
    </Card>
  )
}

function RemoveIssuerLink({ name, onClose }: { name: string; onClose: () => void }) {
  const client = useQueryClient()
  return (
    <AskConfirmation
      title={words.passkeys.issuer.removeTitle}
      text={words.passkeys.issuer.removeText({ name })}
      button={words.passkeys.issuer.remove}
      busy={words.passkeys.issuer.removing}
      fallback={words.passkeys.issuer.removeFailed}
      send={(confirmation) => call(removeOidcLink, { body: confirmation })}
      onDone={async ({ message }) => {
        showToast('good', message)
        await client.invalidateQueries({ queryKey: ['account', 'oidc'] })
      }}
      onClose={onClose}
    />
  )
}
