import styles from './sheets-page.module.css'
import { useState, type ComponentProps } from 'react'
import { useSearchParams } from 'react-router'
import type { Branding } from '#contract/branding.ts'
import type { ScannerLink } from '#contract/doors.ts'
import type { List } from '#contract/list.ts'
import { useOwnAddress } from '../../../api/use-own-address.ts'
import { AddressNotice, useGuestAddress } from '../../../product/GuestAddress.tsx'
import { paths } from '../../../product/paths.ts'
import { keepSheetNotes, readSheetNotes, type SheetNotes } from '../../../product/sheet-notes.ts'
import { useBranding } from '../../../product/use-branding.ts'
import { type ShownOccasion, useOccasions } from '../../../product/use-occasions.ts'
import { ButtonLink, Button } from '../../../ui/Button.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { allOccasions, withOccasion } from '../home/chosen-occasion.ts'
import { useChosenOccasion } from '../home/use-chosen-occasion.ts'
import { linksOfOccasion } from '../links/link-occasion.ts'
import { linkState } from '../links/link-state.ts'
import { useScannerLinks } from '../links/use-scanner-links.ts'
import { stacked } from '../../../ui/layout.ts'
import { words, words as doorsWords } from '../../../words/doors.ts'
import { useQuery, useIsFetching } from '@tanstack/react-query'
import { tagOf } from '#domain/spoken.ts'
import { spokenLanguage, spokenTag } from '../../../ui/spoken.ts'
import { DoorSheet } from './DoorSheet.tsx'
import { loadSheetWords } from './sheet-words.ts'
import { Card } from '../../../ui/Card.tsx'
import { Field } from '../../../ui/Field.tsx'

/** The sheets of a list, or of the door that the address names. */
export function SheetsToPrint({ list }: { list: List }) {
  const links = useScannerLinks(list.id)
  const occasions = useOccasions(list.id)
  const branding = useBranding(list.id)
  return (
    <Loaded of={links} loading={words.sheets.loading} failed={words.sheets.loadFailed} rows={3}>
      {(found) => (
        <Loaded of={occasions} loading={words.sheets.loading} failed={words.sheets.loadFailed} rows={3}>
          {(all) => (
            <Loaded of={branding} loading={words.sheets.loading} failed={words.sheets.loadFailed} rows={3}>
              {(brand) => <Sheets {...{ list, brand }} links={found} occasions={all} now={links.dataUpdatedAt} />}
            </Loaded>
          )}
        </Loaded>
      )}
    </Loaded>
  )
}

type Props = {
  list: List
  brand: Branding
  links: readonly ScannerLink[]
  occasions: readonly ShownOccasion[]
  now: number
}

function Sheets({ list, brand, links, occasions, now }: Props) {
  const [search] = useSearchParams()
  const { chosen } = useChosenOccasion(list.id)
  const own = useOwnAddress()
  const { isOpen } = useGuestAddress(own)
  const [notes, setNotes] = useState(() => readSheetNotes(list.id))
  const wanted = search.get('link')
  // A link that does not scan now would send staff to a closed door.
  const usable = links.filter((link) => /^(?:active|expiring)$/.test(linkState(link, now)))
  const shown = wanted === null ? linksOfOccasion(usable, occasions, chosen) : usable.filter(({ id }) => id === wanted)

  function keep(changed: SheetNotes) {
    setNotes(changed)
    keepSheetNotes(list.id, changed)
  }

  if (shown.length === 0)
    return <Nothing listId={list.id} isOneMissing={wanted !== null} hasOthers={usable.length > 0} />
  return (
    <>
      <div className={styles['screenOnly']}>
        <AddressNotice own={own} />
        {isOpen && <SheetForm count={shown.length} notes={notes} onChange={keep} />}
        {usable.length > shown.length && (
          <p>
            <ButtonLink to={allSheets(list.id)} look="plain" size="small">
              {words.sheets.all}
            </ButtonLink>
          </p>
        )}
      </div>
      {isOpen && (
        <section aria-label={words.sheets.preview} className={`${styles['sheets']} ${stacked(6, 'middle', 'fits')}`}>
          {shown.map((link) => (
            <SheetInLanguage key={link.id} {...{ list, brand, link, notes }} occasion={occasionOf(link, occasions)} />
          ))}
        </section>
      )}
    </>
  )
}

const allSheets = (listId: string) => paths.doorSheets(listId) + withOccasion(allOccasions)

/** A link to whatever is open has no hours of its own. */
function occasionOf(link: ScannerLink, occasions: readonly ShownOccasion[]): ShownOccasion | undefined {
  const { occasion_id: id, follows_open: follows } = link
  if (follows) return undefined
  return occasions.find((each) => (id === null ? each.is_main : each.id === id))
}

function Nothing({ listId, isOneMissing, hasOthers }: { listId: string; isOneMissing: boolean; hasOthers: boolean }) {
  const [title, detail] = isOneMissing
    ? [words.sheets.gone, words.sheets.goneText]
    : hasOthers
      ? [words.sheets.noneHere, words.sheets.noneHereText]
      : [words.sheets.none, words.sheets.noneText]
  return (
    <Notice kind={isOneMissing ? 'warn' : 'plain'} {...{ title, detail }}>
      <ButtonLink to={paths.listPart(listId, 'doors')}>{words.sheets.toDoors}</ButtonLink>
      {hasOthers && <ButtonLink to={allSheets(listId)}>{words.sheets.all}</ButtonLink>}
    </Notice>
  )
}

/** Staff read the sheet in the language of the link, which may not be the organiser's. A link without one is in the organiser's. */
function SheetInLanguage(props: Omit<ComponentProps<typeof DoorSheet>, 'words' | 'tag'>) {
  const language = props.link.language ?? spokenLanguage()
  const found = useQuery({
    queryKey: ['sheet words', language],
    queryFn: () => loadSheetWords(language),
    staleTime: Infinity,
  })
  return (
    <Loaded of={found} loading={doorsWords.sheets.drawing} failed={doorsWords.sheets.wordsFailed}>
      {(said) => (
        <DoorSheet {...props} words={said} tag={language === spokenLanguage() ? spokenTag() : tagOf[language]} />
      )}
    </Loaded>
  )
}

type SheetFormProps = { count: number; notes: SheetNotes; onChange: (notes: SheetNotes) => void }

/** The longest text that fits its box on the sheet, in every script, at five lines. */
const longest = 48

/** Before printing, asks for facts that the product cannot know. */
function SheetForm({ count, notes, onChange }: SheetFormProps) {
  const isDrawing = useIsFetching({ queryKey: ['qr-picture'] }) > 0
  return (
    <Card aria-label={doorsWords.sheets.onIt}>
      <Notice kind="warn" title={doorsWords.sheets.secretTitle} detail={doorsWords.sheets.secretText} />
      <form
        className={`${styles['form']} ${stacked(4)}`}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isDrawing) window.print()
        }}
      >
        <Field
          label={doorsWords.sheets.callLabel}
          name="call"
          hint={doorsWords.sheets.callHint}
          maxLength={longest}
          autoComplete="off"
          value={notes.call}
          onChange={({ target }) => onChange({ ...notes, call: target.value })}
        />
        <Field
          label={doorsWords.sheets.networkLabel}
          name="network"
          hint={doorsWords.sheets.networkHint}
          maxLength={longest}
          autoComplete="off"
          value={notes.network}
          onChange={({ target }) => onChange({ ...notes, network: target.value })}
        />
        <p>{doorsWords.sheets.kept}</p>
        <Button type="submit" look="action" isBusy={isDrawing}>
          {isDrawing ? doorsWords.sheets.drawing : doorsWords.sheets.print({ sheets: count })}
        </Button>
      </form>
    </Card>
  )
}
