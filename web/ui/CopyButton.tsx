import { useEffect, useState } from 'react'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { Unseen } from './Unseen.tsx'
import { words } from '../words/ui.ts'

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

/** Puts text on the clipboard; false if the browser allows no way, so that the person must copy it by hand. */
async function copyText(text: string, near: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text, near)
  }
}

/**
 * For browsers where the clipboard is missing (no https) or refused. The text area is near the button, because a dialog makes
 * everything else inert.
 */
function copyBySelection(text: string, near: HTMLElement): boolean {
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  near.append(area)
  area.select()
  const isCopied = document.execCommand('copy')
  area.remove()
  return isCopied
}
