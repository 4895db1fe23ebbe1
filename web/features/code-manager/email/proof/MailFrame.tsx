import { useState } from 'react'
import { Choice, Choices } from '../../../../product/email/Choice.tsx'
import { Switch } from '../../../../ui/Switch.tsx'
import styles from './proof.module.css'
import { words } from './words.ts'

const widths = [320, 600] as const
const looks = ['light', 'dark'] as const

/** `page`: the path of the mail. It is a page of its own, without scripts, in a frame without rights. */
export function MailFrame({ page, name }: { page: string; name: string }) {
  const [width, setWidth] = useState<(typeof widths)[number]>(320)
  const [look, setLook] = useState<(typeof looks)[number]>('light')
  const [showsAll, setShowsAll] = useState(false)
  const src = `${page}/${look}/${showsAll ? 'all' : 'own'}`
  return (
    <>
      <Choices>
        <Choice label={words.width} of={widths} words={words.widths} chosen={width} onChoose={setWidth} />
        <Choice label={words.look} of={looks} words={words.looks} chosen={look} onChoose={setLook} />
      </Choices>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so it must be reachable by keyboard */}
      <div className={styles['window']} role="region" aria-label={words.window} tabIndex={0}>
        <iframe
          // A frame that goes elsewhere would be a step for the browser's way back; a new frame is none.
          key={src}
          title={words.frame(name)}
          sandbox=""
          referrerPolicy="no-referrer"
          src={src}
          data-width={width}
          data-look={look}
        />
      </div>
      <Switch
        label={words.others}
        hint={words.othersHint}
        isOn={showsAll}
        isBusy={false}
        onChange={(isOn) => setShowsAll(isOn)}
      />
    </>
  )
}
