import styles from './links.module.css'
import { isolated, shownText } from '#domain/user-text.ts'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { ScannerLink, ScannerSession } from '#contract/doors.ts'
import type { List } from '#contract/list.ts'
import { Loaded } from '../../../ui/Loaded.tsx'
import { useOwnAddress } from '../../../api/use-own-address.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { AddressNotice, useGuestAddress } from '../../../product/GuestAddress.tsx'
import { paths } from '../../../product/paths.ts'
import { useOccasions } from '../../../product/use-occasions.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { NoDoors } from '../empty/NoDoors.tsx'
import { allOccasions, withOccasion } from '../home/chosen-occasion.ts'
import { HeadAction } from '../home/ListHead.tsx'
import { useChosenOccasion } from '../home/use-chosen-occasion.ts'
import { inRows, quiet } from '../../../ui/layout.ts'
import { firstLinks } from './first-links.ts'
import { linksOfOccasion, occasionOfLink } from './link-occasion.ts'
import { LinkDialog, type Opened } from './LinkDialog.tsx'
import { LinkRow } from './LinkRow.tsx'
import { useScannerLinks } from './use-scanner-links.ts'
import { words } from '../../../words/doors.ts'
import { doorReady } from './door-ready.ts'

/** Scanner links: created, shown, changed and ended here (DESIGN §8). */
export function ScannerLinks({ list: { id: listId } }: { list: List }) {
  const [search, setSearch] = useSearchParams()
  const links = useScannerLinks(listId)
  const occasions = useOccasions(listId)
  const { occasions: known, chosen } = useChosenOccasion(listId)
  const own = useOwnAddress()
  const { isOpen } = useGuestAddress(own)
  const [opened, setOpened] = useState<Opened>()
  useNewLinkOfAddress(() => setOpened({ kind: 'add' }))
  const found = links.data && linksOfOccasion(links.data, known, chosen)
  const all = found ?? []
  const hasLinks = all.length > 0
  const others = (links.data ?? all).length - all.length
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? all : firstLinks(all, links.dataUpdatedAt)

  /** A link that the page does not show, because it opens another occasion, is shown with its occasion. */
  function showNew(link: ScannerLink) {
    setOpened({ kind: 'picture', link })
    if (linksOfOccasion([link], known, chosen).length > 0) return
    const main = known.find((each) => each.is_main)?.id
    const occasion = link.follows_open ? undefined : (link.occasion_id ?? main)
    setSearch({ occasion: occasion ?? allOccasions }, { replace: true })
  }

  return (
    <>
      {found && <DoorsReady links={found} now={links.dataUpdatedAt} />}
      <Card aria-labelledby="scanner-links">
        <header className={`${styles['header']} ${inRows('3-5', 'start', 'between')}`}>
          <div>
            <h2 id="scanner-links">{words.links.title}</h2>
            <p className={quiet()}>{words.links.text}</p>
          </div>
          {isOpen && hasLinks && (
            <ButtonLink to={paths.doorSheets(listId) + withOccasion(search.get('occasion'))}>
              {words.links.sheets}
            </ButtonLink>
          )}
          <HeadAction>
            <Button look="action" onClick={() => setOpened({ kind: 'add' })}>
              <Icon name="plus" size={18} />
              {words.links.add}
            </Button>
          </HeadAction>
        </header>
        <Loaded of={links} loading={words.links.loading} failed={words.links.loadFailed} rows={2} />
        {found?.length === 0 && <NoLinks {...{ others, chosen }} onAdd={() => setOpened({ kind: 'add' })} />}
        {hasLinks && <AddressNotice own={own} />}
        {hasLinks && (
          <ul role="list" className={styles['links']} aria-label={words.links.list}>
            {shown.map((link) => (
              <LinkRow
                key={link.id}
                listId={listId}
                link={link}
                of={occasionOfLink(link, occasions.data, links.dataUpdatedAt)}
                now={links.dataUpdatedAt}
                mayHandOut={isOpen}
                onOpen={(kind) => setOpened({ kind, link })}
                onEnd={(session: ScannerSession) => setOpened({ kind: 'end', link, session })}
              />
            ))}
          </ul>
        )}
        {shown.length < all.length && (
          <div>
            <Button size="small" onClick={() => setIsWhole(true)}>
              {words.links.showAll({ links: all.length })}
            </Button>
          </div>
        )}
        {others > 0 && (
          <p className={quiet()}>
            <Link to="?occasion=all">{words.links.ofOthers({ links: others })}</Link>
          </p>
        )}
        {opened && (
          <LinkDialog
            listId={listId}
            occasions={occasions.data}
            opened={opened}
            onAdded={showNew}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Card>
    </>
  )
}

type NoLinksProps = { others: number; chosen: { name: string } | undefined; onAdd: () => void }

/** Links of other occasions alone, or none at all. */
function NoLinks({ others, chosen, onAdd }: NoLinksProps) {
  if (others === 0) return <NoDoors onAdd={onAdd} />
  return <p className={quiet()}>{chosen && words.links.noneOfOccasion({ name: isolated(chosen.name, 60) })}</p>
}

/** The address of the search asks for the form of a new link. It asks once: back and reload do not open it again. */
function useNewLinkOfAddress(open: () => void) {
  const [search, setSearch] = useSearchParams()
  const isAsked = search.get('new') === 'link'
  useEffect(() => {
    if (!isAsked) return
    open()
    setSearch(
      (before) => {
        before.delete('new')
        return before
      },
      { replace: true },
    )
    // oxlint-disable-next-line react/exhaustive-deps -- only the address asks
  }, [isAsked])
}

/** The number of doors that could open now, with a cell for each. The entry of a link lists its failed checks. */
function DoorsReady({ links, now }: { links: readonly ScannerLink[]; now: number }) {
  const doors = links.flatMap((link) => {
    const ready = doorReady(link, now)
    return ready ? [{ link, ...ready }] : []
  })
  if (doors.length === 0) return null
  const ready = doors.filter(({ state }) => state === 'ready').length
  return (
    <Card className={`${styles['ready']} ${inRows('2-5', 'center')}`} aria-label={words.links.doorsLabel}>
      <p role="status">
        <strong>{words.links.doorsReady({ ready, all: doors.length })}</strong>
      </p>
      <div className={styles['cells']} aria-hidden="true">
        {doors.map(({ link, state }) => (
          <i key={link.id} data-state={state} title={shownText(link.label, 60)} />
        ))}
      </div>
    </Card>
  )
}
