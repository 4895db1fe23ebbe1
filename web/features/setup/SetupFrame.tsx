import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { Unseen } from '../../ui/Unseen.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { inRows, stacked } from '../../ui/layout.ts'
import styles from './setup.module.css'
import { words } from '../../words/setup.ts'

export type SetupStep = 1 | 2 | 3 | 4

const steps = ['connect', 'audience', 'complete', 'email'] as const

/** The wizard's four steps in a column, and the current one beside it (SPEC §2). */
export function SetupFrame({ step, title, children }: { step: SetupStep; title: string; children: ReactNode }) {
  usePageTitle(title)
  return (
    <div className={`${styles['wizard']} ${stacked(5, 'fits')}`}>
      <nav aria-label={words.wizard.progress}>
        <ol role="list" className={`${styles['stops']} ${inRows('2-5')}`}>
          {steps.map((name, place) => (
            <Stop key={name} name={words.wizard.steps[name]} number={place + 1} at={step} />
          ))}
        </ol>
      </nav>
      <div className={`${styles['page']} ${stacked(4, 'top', 'fits')}`}>
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  )
}

function Stop({ name, number, at }: { name: string; number: number; at: SetupStep }) {
  const isDone = number < at
  return (
    <li aria-current={number === at ? 'step' : undefined} data-is-done={isDone || undefined}>
      <span className={styles['number']} aria-hidden="true">
        {isDone ? <Icon name="check" size={16} /> : number}
      </span>
      {name}
      {isDone && <Unseen>{words.wizard.stepDone}</Unseen>}
    </li>
  )
}
