import { useEffect, useId, useRef, useState } from 'react'
import { VerdictSign } from '../../../product/VerdictSign.tsx'
import { drawQr } from '../../../product/draw-qr.ts'
import type { Scan } from '../door/scan-log.ts'
import { wordsOf } from '../words/scan-words.ts'
import { Fitted, FittedName } from './Fitted.tsx'
import styles from './held-guest.module.css'
import { markOf } from './verdict-mark.ts'
import { words } from '../../../words/door-later.ts'

/** The code of a guest whom staff added, for a photo. The door reads nothing until staff tap the button. */
export function NewCode({ scan, onDone }: { scan: Scan; onDone: () => void }) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [symbol] = useState(() => drawQr(scan.text))
  const { title, name, count, note } = wordsOf(scan)

  useEffect(() => button.current?.focus(), [])

  return (
    <div role="alertdialog" aria-labelledby={`${id}-title`} aria-describedby={`${id}-photo`} className={styles['new']}>
      <Fitted className={styles['guest']}>
        <h2 id={`${id}-title`} data-is-must>
          <VerdictSign mark={markOf(scan)} size={40} />
          {title}
        </h2>
        <FittedName text={name} />
        <p>{[count, note].filter(Boolean).join(' · ')}</p>
      </Fitted>
      <svg viewBox={`0 0 ${symbol.side} ${symbol.side}`} role="img" aria-label={words.newCode.code({ name })}>
        <rect width={symbol.side} height={symbol.side} rx="2" fill="#fff" />
        <path d={symbol.path} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <p id={`${id}-photo`}>{words.newCode.photo}</p>
      <button ref={button} type="button" onClick={onDone}>
        {words.newCode.done}
      </button>
    </div>
  )
}
