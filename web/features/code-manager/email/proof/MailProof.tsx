import styles from '../email.module.css'
import { Suspense, useState, type FormEvent } from 'react'
import type { MailProof as Proof, ReadProof } from '#contract/mail-proof.ts'
import { Disclosure } from '../../../../ui/Disclosure.tsx'
import { Loaded } from '../../../../ui/Loaded.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { SelectField } from '../../../../ui/SelectField.tsx'
import { UserText } from '../../../../ui/UserText.tsx'
import type { MeasuredVersions } from '../measured/decide.ts'
import { MeasuredWindows } from '../measured/MeasuredWindows.tsx'
import { quiet } from '../../../../ui/layout.ts'
import { useProof, type Asked, useReading } from './use-proof.ts'
import { words } from '../../../../words/drafts.ts'
import { lazyPart } from '../../../../ui/lazy-part.ts'
import { isolated } from '#domain/user-text.ts'
import { Choice, Choices } from '../../../../product/email/Choice.tsx'
import { Switch } from '../../../../ui/Switch.tsx'
import { addressTrouble } from '#domain/guest-address.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Field } from '../../../../ui/Field.tsx'

const widths = [320, 600] as const
const looks = ['light', 'dark'] as const

/** `page`: the path of the mail. It is a page of its own, without scripts, in a frame without rights. */
function MailFrame({ page, name }: { page: string; name: string }) {
  const [width, setWidth] = useState<(typeof widths)[number]>(320)
  const [look, setLook] = useState<(typeof looks)[number]>('light')
  const [showsAll, setShowsAll] = useState(false)
  const src = `${page}/${look}/${showsAll ? 'all' : 'own'}`
  return (
    <>
      <Choices>
        <Choice label={words.proof.width} of={widths} words={words.proof.widths} chosen={width} onChoose={setWidth} />
        <Choice label={words.proof.look} of={looks} words={words.proof.looks} chosen={look} onChoose={setLook} />
      </Choices>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so it must be reachable by keyboard */}
      <div className={styles['window']} role="region" aria-label={words.proof.window} tabIndex={0}>
        <iframe
          // A frame that goes elsewhere would be a step for the browser's way back; a new frame is none.
          key={src}
          title={words.proof.frame({ name: isolated(name, 60) })}
          sandbox=""
          referrerPolicy="no-referrer"
          src={src}
          data-width={width}
          data-look={look}
        />
      </div>
      <Switch
        label={words.proof.others}
        hint={words.proof.othersHint}
        isOn={showsAll}
        isBusy={false}
        onChange={(isOn) => setShowsAll(isOn)}
      />
    </>
  )
}

const TryScan = lazyPart(async () => (await import('../../../../product/trying/TryScan.tsx')).TryScan)

/** `measured`: by this browser, if it has. */
type Props = { listId: string; campaignId: string; mayTry: boolean; measured: MeasuredVersions | null }

/** The draft as each of its recipients gets it, one after the other. */
export function MailProof({ listId, campaignId, mayTry, measured }: Props) {
  const [guest, setGuest] = useState(1)
  const [version, setVersion] = useState(0)
  const asked = { listId, campaignId, guest, version }
  const proof = useProof(asked)
  return (
    <div className={styles['proof']}>
      <Loaded of={proof} loading={words.proof.loading} failed={words.proof.failed} rows={6}>
        {(found) => (
          <>
            <Versions of={found.versions} chosen={version} onChoose={setVersion} />
            {!found.is_certain && <p className={quiet(2)}>{words.proof.uncertain}</p>}
            {found.guest ? (
              <>
                <GuestWalk total={found.total} at={found.guest.number} onGo={setGuest} />
                <p role="status">
                  <UserText text={shownOf(found.guest)} />
                </p>
                <Mail found={found} />
                {found.page !== null && (
                  <>
                    {measured?.[version]?.length ? <MeasuredWindows measured={measured[version]} /> : null}
                    <PictureRead asked={{ ...asked, guest: found.guest.number }} measured={measured?.[version] ?? []} />
                  </>
                )}
                {mayTry && <LiveTest listId={listId} guest={found.guest} />}
              </>
            ) : (
              <Notice kind="plain" title={words.proof.nobody} detail={words.proof.nobodyText} />
            )}
          </>
        )}
      </Loaded>
    </div>
  )
}

function shownOf({ name, email }: NonNullable<Proof['guest']>): string {
  return name === '' || name === email ? email : `${name} · ${email}`
}

function Mail({ found: { page, guest, left } }: { found: Proof }) {
  if (page === null) return <Notice kind="warn" title={words.proof.unread} detail={words.proof.unreadText} />
  return (
    <>
      <MailFrame page={page} name={guest?.name || guest?.email || ''} />
      {left.length > 0 && (
        <p className={quiet(2)}>{words.proof.left({ tags: left.map((tag) => `*|${tag}|*`).join(', ') })}</p>
      )}
    </>
  )
}

/** A scan with the organiser's own phone, of the code of the guest that is shown. It counts nothing. */
function LiveTest({ listId, guest }: { listId: string; guest: NonNullable<Proof['guest']> }) {
  const sample = guest.qr_code === null ? undefined : { qr_code: guest.qr_code, name: guest.name, is_own: false }
  return (
    <Disclosure summary={words.proof.live}>
      <div className={styles['proofInside']}>
        <p>{words.proof.liveText}</p>
        <Suspense>
          <TryScan listId={listId} sample={sample} />
        </Suspense>
      </div>
    </Disclosure>
  )
}

function Versions({ of, chosen, onChoose }: { of: readonly string[]; chosen: number; onChoose: (at: number) => void }) {
  if (of.length < 2) return null
  return (
    <SelectField
      label={words.proof.version}
      value={String(chosen)}
      options={of.map((label, at) => ({ value: String(at), label }))}
      onChange={({ target }) => onChoose(Number(target.value))}
    />
  )
}

type Way = ReadProof['ways'][number]

/** A window in which this browser shows no code has nothing to read. */
function seenAs(way: Way, measured: MeasuredVersions[number][number] | undefined): Way {
  const isSeen = measured === undefined || typeof measured === 'string' || measured.seen === 'code'
  return isSeen ? way : { ...way, result: 'unseen' }
}

/** In how many windows a decoder reads the picture of this guest. */
function PictureRead({ asked, measured }: { asked: Asked; measured: MeasuredVersions[number] }) {
  const reading = useReading(asked)
  return (
    <Loaded of={reading} loading={words.proof.reading} failed={words.proof.readFailed} rows={1}>
      {(found) => <Outcome found={{ ...found, ways: found.ways.map((way, at) => seenAs(way, measured[at])) }} />}
    </Loaded>
  )
}

function Outcome({ found: { outcome, address, ways } }: { found: ReadProof }) {
  if (outcome === 'no_picture' || address === null)
    return <Notice kind="bad" title={words.proof.noPicture} detail={words.proof.noPictureText} />
  if (outcome === 'unreachable')
    return <Notice kind="bad" title={words.proof.unreachable} detail={words.proof.unreachableText({ address })} />
  const shown = ways.filter(({ result }) => result !== 'unseen')
  const missed = shown.filter(({ result }) => result === 'unread')
  const unseen = ways.filter(({ result }) => result === 'unseen')
  if (ways.some(({ result }) => result === 'other'))
    return <Notice kind="bad" title={words.proof.other} detail={words.proof.otherText} />
  if (missed.length === shown.length)
    return <Notice kind="bad" title={words.proof.none} detail={words.proof.noneText} />
  const title = words.proof.readIn({ read: shown.length - missed.length, of: ways.length })
  if (missed.length + unseen.length > 0) {
    const named = missed
      .map(({ window, side }) => words.proof.way({ window: words.proof.windows[window], side }))
      .join(', ')
    const detail = [
      missed.length > 0 ? words.proof.missed({ ways: named }) : '',
      unseen.length > 0
        ? words.proof.hiddenIn({ windows: unseen.map(({ window }) => words.proof.windows[window]).join(', ') })
        : '',
    ]
    return <Notice kind="warn" title={title} detail={detail.join(' ').trim()} />
  }
  const isOnlyHere = addressTrouble(address) !== undefined
  const detail = isOnlyHere ? `${words.proof.readText} ${words.proof.onlyHere({ address })}` : words.proof.readText
  return <Notice kind={isOnlyHere ? 'warn' : 'good'} title={title} detail={detail} />
}

type GuestWalkProps = { total: number; at: number; onGo: (guest: number) => void }

/** Goes from guest to guest, or to one by its number. */
function GuestWalk({ total, at, onGo }: GuestWalkProps) {
  const [typed, setTyped] = useState<string>()
  const go = (guest: number) => {
    setTyped(undefined)
    onGo(Math.min(total, Math.max(1, guest)))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = Number(typed)
    if (Number.isInteger(wanted) && wanted > 0) go(wanted)
    else setTyped(undefined)
  }
  return (
    <form className={styles['walk']} onSubmit={submit} noValidate>
      <div>
        <Field
          label={words.proof.guest}
          name="guest"
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          value={typed ?? String(at)}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={submit}
        />
        <span>{words.proof.of({ total })}</span>
      </div>
      <div>
        <Button isBusy={at <= 1} onClick={() => go(at - 1)}>
          {words.proof.previous}
        </Button>
        <Button isBusy={at >= total} onClick={() => go(at + 1)}>
          {words.proof.next}
        </Button>
      </div>
    </form>
  )
}
