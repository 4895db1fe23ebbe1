import { Suspense, useState } from 'react'
import type { MailProof as Proof } from '#contract/mail-proof.ts'
import { Disclosure } from '../../../../ui/Disclosure.tsx'
import { Loaded } from '../../../../ui/Loaded.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { SelectField } from '../../../../ui/SelectField.tsx'
import { UserText } from '../../../../ui/UserText.tsx'
import { GuestWalk } from './GuestWalk.tsx'
import { MailFrame } from './MailFrame.tsx'
import { PictureRead } from './PictureRead.tsx'
import styles from './proof.module.css'
import { useProof } from './use-proof.ts'
import { words } from './words.ts'
import { lazyPart } from '../../../../ui/lazy-part.ts'

const TryScan = lazyPart(async () => (await import('../../../../product/trying/TryScan.tsx')).TryScan)

type Props = { listId: string; campaignId: string; mayTry: boolean }

/** The draft as each of its recipients gets it, one after the other. */
export function MailProof({ listId, campaignId, mayTry }: Props) {
  const [guest, setGuest] = useState(1)
  const [version, setVersion] = useState(0)
  const asked = { listId, campaignId, guest, version }
  const proof = useProof(asked)
  return (
    <div className={styles['proof']}>
      <Loaded of={proof} loading={words.loading} failed={words.failed} rows={6}>
        {(found) => (
          <>
            <Versions of={found.versions} chosen={version} onChoose={setVersion} />
            {!found.is_certain && <p className={styles['quiet']}>{words.uncertain}</p>}
            {found.guest ? (
              <>
                <GuestWalk total={found.total} at={found.guest.number} onGo={setGuest} />
                <p role="status">
                  <UserText text={shownOf(found.guest)} />
                </p>
                <Mail found={found} />
                {found.page !== null && <PictureRead asked={{ ...asked, guest: found.guest.number }} />}
                {mayTry && <LiveTest listId={listId} guest={found.guest} />}
              </>
            ) : (
              <Notice kind="plain" title={words.nobody} detail={words.nobodyText} />
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
  if (page === null) return <Notice kind="warn" title={words.unread} detail={words.unreadText} />
  return (
    <>
      <MailFrame page={page} name={guest?.name || guest?.email || ''} />
      {left.length > 0 && <p className={styles['quiet']}>{words.left(left.map((tag) => `*|${tag}|*`).join(', '))}</p>}
    </>
  )
}

/** A scan with the organiser's own phone, of the code of the guest that is shown. It counts nothing. */
function LiveTest({ listId, guest }: { listId: string; guest: NonNullable<Proof['guest']> }) {
  const sample = guest.qr_code === null ? undefined : { qr_code: guest.qr_code, name: guest.name, is_own: false }
  return (
    <Disclosure summary={words.live}>
      <div className={styles['inside']}>
        <p>{words.liveText}</p>
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
      label={words.version}
      value={String(chosen)}
      options={of.map((label, at) => ({ value: String(at), label }))}
      onChange={({ target }) => onChoose(Number(target.value))}
    />
  )
}
