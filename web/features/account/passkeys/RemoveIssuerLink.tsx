import { useQueryClient } from '@tanstack/react-query'
import { removeOidcLink } from '#contract/oidc.ts'
import { call } from '../../../api/call.ts'
import { showToast } from '../../../ui/toast-list.ts'
import { AskConfirmation } from './AskConfirmation.tsx'
import { issuerWords as words } from './words.ts'

export function RemoveIssuerLink({ name, onClose }: { name: string; onClose: () => void }) {
  const client = useQueryClient()
  return (
    <AskConfirmation
      title={words.removeTitle}
      text={words.removeText(name)}
      button={words.remove}
      busy={words.removing}
      fallback={words.removeFailed}
      send={(confirmation) => call(removeOidcLink, { body: confirmation })}
      onDone={async ({ message }) => {
        showToast('good', message)
        await client.invalidateQueries({ queryKey: ['account', 'oidc'] })
      }}
      onClose={onClose}
    />
  )
}
