import { useQueryClient } from '@tanstack/react-query'
import { removeOidcLink } from '#contract/oidc.ts'
import { call } from '../../../api/call.ts'
import { AskPassword } from './AskPassword.tsx'
import { issuerWords as words } from './words.ts'

export function RemoveIssuerLink({ name, onClose }: { name: string; onClose: () => void }) {
  const client = useQueryClient()
  return (
    <AskPassword
      title={words.removeTitle}
      text={words.removeText(name)}
      button={words.remove}
      fallback={words.removeFailed}
      send={(confirmation) => call(removeOidcLink, { body: confirmation })}
      onDone={() => client.invalidateQueries({ queryKey: ['account', 'oidc'] })}
      onClose={onClose}
    />
  )
}
