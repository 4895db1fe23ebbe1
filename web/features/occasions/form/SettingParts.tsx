import styles from './form.module.css'
import { Suspense } from 'react'
import { Skeleton } from '../../../ui/Loaded.tsx'
import { words } from '../../../words/occasions.ts'
import { AgainFields, InsideFields, LeavingFields, OftenFields } from './CountFields.tsx'
import { formOf } from './draft.ts'
import { Part } from './Part.tsx'
import type { PartProps } from './problems.ts'
import { sentencesOf } from './sentences-of.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'

const WhoFields = lazyPart(async () => (await import('../../../product/who/WhoFields.tsx')).WhoFields)

type Props = PartProps & { listId: string; isFixed: boolean }

/** The settings beside the times, each as a sentence that opens. */
export function SettingParts({ listId, isFixed, ...part }: Props) {
  const labels = words.page.sentences
  const said = sentencesOf(formOf({ ...part.draft, opens: '', closes: '' }))
  const { problems } = part
  return (
    <div className={styles['parts']}>
      <Part
        label={labels.who}
        sentence={said.who}
        hasProblem={problems.who !== undefined}
        isNeeded={part.draft.who === 'segment' && part.draft.segment === undefined}
      >
        <Suspense fallback={<Skeleton label={words.form.who} rows={1} />}>
          <WhoFields
            listId={listId}
            draft={part.draft}
            problems={part.problems.who}
            change={part.change}
            label={words.form.who}
            otherwise={words.form.everyone}
          />
        </Suspense>
      </Part>
      <Part
        label={labels.often}
        sentence={isFixed ? said.often : `${said.often} ${words.form.countStays}`}
        hasProblem={problems.own_max !== undefined}
      >
        <OftenFields {...part} isFixed={isFixed} />
      </Part>
      <Part
        label={labels.again}
        sentence={said.again}
        hasProblem={problems.again !== undefined || problems.day_begins !== undefined}
      >
        <AgainFields {...part} />
      </Part>
      <Part label={labels.inside} sentence={said.inside} hasProblem={problems.capacity !== undefined}>
        <InsideFields {...part} />
      </Part>
      <Part label={labels.leaving} sentence={said.leaving} hasProblem={problems.out_at !== undefined}>
        <LeavingFields {...part} />
      </Part>
    </div>
  )
}
