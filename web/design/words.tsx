import styles from './design.module.css'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { FormDone, FormProblem } from '../ui/FormMessages.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Loaded.tsx'
import { SlowHint } from '../ui/SlowHint.tsx'
import { TroubleNotice } from '../ui/TroubleNotice.tsx'
import { UserText } from '../ui/UserText.tsx'
import type { Sample } from './sample.ts'

const kinds = ['good', 'warn', 'bad', 'plain'] as const
const longName = 'Extraordinarilylongnamewithoutanyspaceatall'.repeat(4)
const people = [
  ['Ada Lindqvist', 'ada@example.com', '1 of 1'],
  [longName, `${longName}@example.com`, '12 of 1,000'],
] as const

export const words: Sample[] = [
  {
    name: 'Badge',
    draw: () =>
      kinds.map((kind) => (
        <Badge key={kind} kind={kind}>
          {kind}
        </Badge>
      )),
  },
  {
    name: 'Card',
    draw: () => (
      <Card aria-label="The next event">
        <h2>Summer gala</h2>
        <p>Doors open at 19:30.</p>
      </Card>
    ),
  },
  {
    name: 'Notice',
    draw: () => (
      <div className={styles['wide']}>
        {kinds.map((kind) => (
          <Notice
            key={kind}
            kind={kind}
            title="This account needs reconnecting"
            detail="Doors go on scanning meanwhile."
          >
            <Button size="small">Reconnect</Button>
          </Notice>
        ))}
        <Notice kind="plain" title="A sentence alone" />
      </div>
    ),
  },
  {
    name: 'TroubleNotice',
    draw: () => (
      <div className={styles['wide']}>
        <TroubleNotice message="Failed to load accounts" details="The server cannot be reached." onRetry={ignore} />
        <TroubleNotice message="Failed to load accounts" details={undefined} onRetry={ignore} isRetrying />
      </div>
    ),
  },
  {
    name: 'FormProblem and FormDone',
    draw: () => (
      <div className={styles['wide']}>
        <FormProblem declined={{ message: 'The password is wrong.', details: undefined, fields: {} }} />
        <FormDone message="Password updated successfully!" />
      </div>
    ),
  },
  {
    name: 'Skeleton and SlowHint',
    draw: () => (
      <div className={styles['wide']}>
        <Skeleton label="Loading..." rows={3} />
        <SlowHint isWaiting />
      </div>
    ),
  },
  {
    name: 'Progress',
    draw: () => (
      <div className={styles['wide']}>
        <progress aria-label="A third" max={100} value={33} />
        <progress aria-label="All" max={100} value={100} data-is-full />
      </div>
    ),
  },
  {
    name: 'DataTable and UserText',
    draw: () => (
      <div className={styles['wide']}>
        <DataTable
          label="People"
          columns={[{ label: 'Name' }, { label: 'Email' }, { label: 'Scans', isNumber: true }]}
          rows={people.map(([name, email, scans]) => ({
            key: email,
            cells: [
              <strong key="name">
                <UserText text={name} />
              </strong>,
              <UserText key="email" text={email} />,
              scans,
            ],
          }))}
        />
      </div>
    ),
  },
]

function ignore() {}
