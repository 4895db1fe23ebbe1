import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { beginOidcLink, oidcLink } from '#contract/oidc.ts'
import { call } from '../../../api/call.ts'
import { wordsFor } from '../../../api/declined.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import styles from '../account.module.css'
import { RemoveIssuerLink } from './RemoveIssuerLink.tsx'
import { issuerWords as words } from './words.ts'

/** Links the account with the identity provider, if the operator has set one up. */
export function IssuerLink() {
  const link = useQuery({ queryKey: ['account', 'oidc'], queryFn: ({ signal }) => call(oidcLink, {}, signal) })
  const [problem, setProblem] = useState<string>()
  const [isRemoving, setIsRemoving] = useState(false)
  if (!link.data || link.data.name === null) return null
  const { name, is_linked: isLinked } = link.data

  async function begin() {
    setProblem(undefined)
    try {
      location.assign((await call(beginOidcLink, { body: {} })).url)
    } catch (error) {
      setProblem(wordsFor(error, words.failed).message)
    }
  }

  return (
    <Card className={styles['part']} aria-label={words.title(name)}>
      <h2>{words.title(name)}</h2>
      <p>{isLinked ? words.linked(name) : words.notLinked(name)}</p>
      {problem !== undefined && <Notice kind="bad" title={problem} isUrgent />}
      {isLinked ? (
        <Button look="danger" onClick={() => setIsRemoving(true)}>
          {words.remove}
        </Button>
      ) : (
        <Button onClick={() => void begin()}>{words.link(name)}</Button>
      )}
      {isRemoving && <RemoveIssuerLink name={name} onClose={() => setIsRemoving(false)} />}
    </Card>
  )
}
