import type { ReadProof } from '#contract/mail-proof.ts'
import { addressTrouble } from '#domain/guest-address.ts'
import { Loaded } from '../../../../ui/Loaded.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { type Asked, useReading } from './use-proof.ts'
import { words } from './words.ts'

/** In how many ways a decoder reads the picture of this guest. */
export function PictureRead({ asked }: { asked: Asked }) {
  const reading = useReading(asked)
  return (
    <Loaded of={reading} loading={words.reading} failed={words.readFailed} rows={1}>
      {(found) => <Outcome found={found} />}
    </Loaded>
  )
}

function Outcome({ found: { outcome, address, ways } }: { found: ReadProof }) {
  if (outcome === 'no_picture' || address === null)
    return <Notice kind="bad" title={words.noPicture} detail={words.noPictureText} />
  const { origin } = new URL(address)
  if (outcome === 'unreachable')
    return <Notice kind="bad" title={words.unreachable} detail={words.unreachableText(origin)} />
  const missed = ways.filter(({ result }) => result !== 'read')
  if (ways.some(({ result }) => result === 'other'))
    return <Notice kind="bad" title={words.other} detail={words.otherText} />
  if (missed.length === ways.length) return <Notice kind="bad" title={words.none} detail={words.noneText} />
  const title = words.readIn(ways.length - missed.length, ways.length)
  if (missed.length > 0)
    return (
      <Notice
        kind="warn"
        title={title}
        detail={words.missed(missed.map(({ side, ground }) => words.way[ground](side)).join(', '))}
      />
    )
  const isOnlyHere = addressTrouble(origin) !== undefined
  const detail = isOnlyHere ? `${words.readText} ${words.onlyHere(origin)}` : words.readText
  return <Notice kind={isOnlyHere ? 'warn' : 'good'} title={title} detail={detail} />
}
