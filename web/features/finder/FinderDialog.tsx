import styles from './finder.module.css'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useMatches } from 'react-router'
import { wordsFor } from '../../api/declined.ts'
import { isOutside, useModal } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { TroubleNotice } from '../../ui/TroubleNotice.tsx'
import { quiet, stacked } from '../../ui/layout.ts'
import type { Does, Line } from './line.ts'
import { Lines } from './Lines.tsx'
import { wordsOf } from './match.ts'
import { useFound } from './use-found.ts'
import { words } from '../../words/finder.ts'

type Props = { onRun: (does: Does) => void; onClose: () => void }

/** A combobox with a list of lines (WAI-ARIA): the focus stays in the field, and the arrow keys move the chosen line. */
export function FinderDialog({ onRun, onClose }: Props) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const here = useMatches().at(-1)?.params['listId']
  const [typed, setTyped] = useState('')
  const [chosenId, setChosenId] = useState<string>()
  const { groups, isSearching, trouble } = useFound(typed, here)
  const lines = groups.flatMap((group) => group.lines)
  const chosen = lines.find((line) => line.id === chosenId) ?? lines[0]
  useModal(dialog)

  function move(by: 1 | -1) {
    const at = lines.findIndex((line) => line === chosen)
    const next = lines[(at + by + lines.length) % lines.length]
    if (!next) return
    setChosenId(next.id)
    document.getElementById(optionId(id, next))?.scrollIntoView({ block: 'nearest' })
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter and the arrows belong to an input method while it composes.
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1)
    else if (event.key === 'Enter' && chosen) onRun(chosen.does)
    else return
    event.preventDefault()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={styles['finder']}
      aria-label={words.search.title}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClose()
      }}
      onMouseDown={(event) => {
        if (isOutside(event)) onClose()
      }}
    >
      <div className={`${styles['field']} ${stacked(3)}`}>
        <Icon name="search" size={22} />
        <input
          type="text"
          role="combobox"
          aria-label={words.search.field}
          aria-autocomplete="list"
          aria-expanded={lines.length > 0}
          aria-controls={`${id}-lines`}
          aria-activedescendant={chosen && optionId(id, chosen)}
          placeholder={words.search.hint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          dir="auto"
          maxLength={254}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setChosenId(undefined)
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" aria-label={words.search.close} onClick={onClose}>
          <kbd>{words.search.escKey}</kbd>
        </button>
      </div>
      <div className={styles['below']}>
        {trouble && (
          <TroubleNotice {...wordsFor(trouble.error, trouble.words)} onRetry={trouble.retry} isRetrying={false} />
        )}
        <Lines
          id={id}
          groups={groups}
          chosen={chosen}
          words={wordsOf(typed)}
          optionId={(line) => optionId(id, line)}
          onChoose={(line) => setChosenId(line.id)}
          onRun={(line) => onRun(line.does)}
        />
        {lines.length === 0 && !isSearching && !trouble && (
          <div className={styles['none']}>
            <p>{words.search.none}</p>
            <p>{words.search.noneText}</p>
          </div>
        )}
        <p className={`${styles['status']} ${quiet(1)}`} role="status" data-is-quiet={!isSearching || undefined}>
          {isSearching ? words.search.searching : counted(lines.length)}
        </p>
      </div>
    </dialog>
  )
}

function counted(lines: number): string {
  return lines === 0 ? words.search.noResults : words.search.count({ results: lines })
}

function optionId(id: string, line: Line): string {
  return `${id}-${line.id}`
}
