import { useEffect, useState } from 'react'
import { Button } from './Button.tsx'
import { copyText } from './copy-text.ts'
import { Icon } from './Icon.tsx'
import { Unseen } from './Unseen.tsx'
import { words } from './words.ts'

/** SPEC §9. */
const confirmedMs = 2000

type State = 'idle' | 'copied' | 'failed'
const labelOf = (state: State) => ({ idle: undefined, copied: words.copied, failed: words.copyByKeys })[state]

type Props = {
  text: string
  label: string
  /** The accessible name names the copied text, for people who do not see it beside the button. */
  of?: string
}

/** Confirms for 2 s (SPEC §9). */
export function CopyButton({ text, label, of }: Props) {
  const [state, setState] = useState<State>('idle')
  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), confirmedMs)
    return () => clearTimeout(timer)
  }, [state])
  const said = labelOf(state) ?? label

  return (
    <>
      <Button
        size="small"
        aria-label={of === undefined ? undefined : `${said}: ${of}`}
        onClick={(event) =>
          void copyText(text, event.currentTarget.parentElement ?? document.body).then((isCopied) =>
            setState(isCopied ? 'copied' : 'failed'),
          )
        }
      >
        <Icon name={state === 'copied' ? 'check' : 'copy'} size={16} />
        {said}
      </Button>
      <Unseen role="status">{labelOf(state)}</Unseen>
    </>
  )
}
