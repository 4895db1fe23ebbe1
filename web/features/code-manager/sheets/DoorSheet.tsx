import { isolated } from '#domain/user-text.ts'
import { useId } from 'react'
import type { Branding } from '#contract/branding.ts'
import type { ScannerLink } from '#contract/doors.ts'
import type { List } from '#contract/list.ts'
import type { SheetWords } from './sheet-words.ts'
import { groundOf } from '#domain/accent.ts'
import { dirOf } from '#domain/spoken.ts'
import { BrandMark } from '../../../product/BrandMark.tsx'
import { Mark } from '../../../product/Mark.tsx'
import { QrPicture } from '../../../product/QrPicture.tsx'
import type { SheetNotes } from '../../../product/sheet-notes.ts'
import type { ShownOccasion } from '../../../product/use-occasions.ts'
import { UserText } from '../../../ui/UserText.tsx'
import { nameSize } from './name-size.ts'
import { endOf, hoursOf } from './sheet-times.ts'
import { inLine } from '../../../ui/layout.ts'
import styles from './sheet.module.css'
import { VerdictSign } from '../../../product/VerdictSign.tsx'
import type { VerdictMark } from '../../../product/verdict-shapes.ts'

type Name = keyof SheetWords['signs']

const marks: Record<Name, VerdictMark> = {
  in: { outline: 'circle', sign: 'tick' },
  out: { outline: 'frame', sign: 'leave' },
  stop: { outline: 'octagon', sign: 'again' },
  ask: { outline: 'diamond', sign: 'question' },
  saved: { outline: 'broken-circle', sign: 'tick' },
}

/** The door's own signs. Their shapes differ, so they are clear without colour. */
function SheetSigns({ words, isExit }: { words: SheetWords; isExit: boolean }) {
  const names: Name[] = [isExit ? 'out' : 'in', 'stop', 'ask', 'saved']
  return (
    <ul role="list" aria-label={words.signsLabel} className={styles['signs']}>
      {names.map((name) => {
        const { what, how } = words.signs[name]
        return (
          <li key={name}>
            <span data-kind={name}>
              <VerdictSign mark={marks[name]} size={48} />
            </span>
            <p>
              <strong>{what}</strong>
              {how}
            </p>
          </li>
        )
      })}
    </ul>
  )
}

type Props = {
  /** In the language of the link. */
  words: SheetWords
  tag: string
  list: List
  brand: Branding
  link: ScannerLink
  occasion: ShownOccasion | undefined
  notes: SheetNotes
}

const longestName = 60

/**
 * One page of A4 or Letter: what staff need to open a door. Black ink on white paper in every colour scheme; only its head has
 * the organiser's colour.
 */
export function DoorSheet({ words, tag, list, brand, link, occasion, notes }: Props) {
  const id = useId()
  const hours = hoursOf(occasion, tag)
  const end = endOf(link, occasion, tag)
  const isBranded = brand.name !== '' || brand.logo !== null
  const { ground, text } = groundOf(brand.accent)
  return (
    <article className={styles['sheet']} lang={tag} dir={dirOf(tag)} data-theme="light" aria-labelledby={id}>
      <header
        className={`${styles['head']} ${inLine(5, 'center', 'between')}`}
        style={brand.accent === null ? undefined : { background: ground, color: text }}
      >
        {isBranded ? (
          <p>
            <BrandMark of={brand} />
          </p>
        ) : (
          <p className={styles['brand']}>
            <Mark size={26} /> Listpass
          </p>
        )}
        <p>
          <UserText text={list.name} longest={longestName} />
          {occasion && !occasion.is_main && (
            <>
              {' · '}
              <UserText text={occasion.name} longest={longestName} />
            </>
          )}
        </p>
      </header>
      <div className={styles['door']} data-size={nameSize(link.label)}>
        <h2 id={id}>
          <UserText text={link.label} longest={longestName} />
        </h2>
        {(hours ?? end) !== undefined && <p className={styles['when']}>{hours ?? words.until({ at: end ?? '' })}</p>}
      </div>
      <div className={styles['begin']}>
        <div className={styles['code']}>
          <QrPicture
            text={link.url}
            alt={words.code({ door: isolated(link.label, 60) })}
            loading={words.codeLoading}
            failed={words.codeFailed}
          />
        </div>
        <ol role="list" aria-label={words.stepsLabel} className={styles['steps']}>
          {words.steps.map(({ what, how }, place) => (
            <li key={what}>
              <span aria-hidden="true">{place + 1}</span>
              <p>
                <strong>{what}</strong>
                {how}
              </p>
            </li>
          ))}
        </ol>
      </div>
      <SheetSigns words={words} isExit={link.direction === 'out'} />
      <dl className={styles['boxes']}>
        <Box name={words.call} value={notes.call} />
        <Box name={words.network} value={notes.network} />
        <Box name={words.notListed} value={link.may_check_in_by_name ? words.byName : words.noName} />
      </dl>
      <p className={styles['warning']}>{end === undefined ? words.warning : words.warningUntil({ until: end })}</p>
    </article>
  )
}

/** An empty box has a line to write on. */
function Box({ name, value }: { name: string; value: string }) {
  const isEmpty = value.trim() === ''
  return (
    <div data-is-empty={isEmpty || undefined}>
      <dt>{name}</dt>
      <dd>{!isEmpty && <UserText text={value} />}</dd>
    </div>
  )
}
