import { useState } from 'react'
import { beginOidcLink } from '#contract/oidc.ts'
import { call } from '../../../api/call.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import styles from '../account.module.css'
import { AskConfirmation } from './AskConfirmation.tsx'
import { RemoveIssuerLink } from './RemoveIssuerLink.tsx'
import { useIssuerLink } from './use-passkeys.ts'
import { issuerWords as words } from './words.ts'

/** Links the account with the identity provider, if the operator has set one up. */
export function IssuerLink() {
  const link = useIssuerLink()
  const [open, setOpen] = useState<'add' | 'remove'>()
  const close = () => setOpen(undefined)
  if (!link.data || link.data.name === null) return null
  const { name, is_linked: isLinked } = link.data

  return (
    <Card className={styles['part']} aria-label={words.title(name)}>
      <h2>{words.title(name)}</h2>
      <p>{isLinked ? words.linked(name) : words.notLinked(name)}</p>
      {isLinked ? (
        <Button look="danger" onClick={() => setOpen('remove')}>
          {words.remove}
        </Button>
      ) : (
        <Button onClick={() => setOpen('add')}>{words.link(name)}</Button>
      )}
      {open === 'remove' && <RemoveIssuerLink name={name} onClose={close} />}
      {open === 'add' && (
        <AskConfirmation
          title={words.link(name)}
          text={words.linkText(name)}
          button={words.goOn}
          busy={words.going}
          look="action"
          fallback={words.failed}
          send={(confirmation) => call(beginOidcLink, { body: confirmation })}
          onDone={async ({ url }) => Promise.resolve(location.assign(url))}
          onClose={close}
        />
      )}
    </Card>
  )
}
