import { useState } from 'react'
import { Field } from '../../../ui/Field.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { Choice } from '../../../ui/Choice.tsx'
import { badgeSides, type BadgeSettings, isBadgeSide } from './badge-settings.ts'
import styles from '../device.module.css'
import { words } from '../../../words/door-later.ts'

type Props = { badge: BadgeSettings | undefined; onChange: (badge: BadgeSettings | undefined) => void }

/** In millimetres: labels of common printers, and A6. */
const sizes = [
  { width: 62, height: 29 },
  { width: 89, height: 36 },
  { width: 105, height: 148 },
]
const isA6 = ({ width }: { width: number }) => width === 105

/** Whether check-ins print a badge, and on which label. */
export function BadgeChoice({ badge, onChange }: Props) {
  const known = sizes.findIndex(({ width, height }) => width === badge?.width && height === badge.height)
  const [isOwn, setIsOwn] = useState(badge !== undefined && known === -1)
  const isByItself = badge?.isByItself ?? false

  function choose(size: { width: number; height: number }, own: boolean) {
    setIsOwn(own)
    onChange({ width: size.width, height: size.height, isByItself })
  }

  return (
    <>
      <fieldset className={styles['choices']}>
        <legend>{words.badge.setting}</legend>
        <p>{words.badge.settingHint}</p>
        <div>
          <Choice label={words.badge.none} isOn={!badge} onChoose={() => onChange(undefined)} />
          {sizes.map((size, nth) => (
            <Choice
              key={size.width}
              label={isA6(size) ? words.badge.a6 : words.badge.size({ width: size.width, height: size.height })}
              isOn={!isOwn && nth === known}
              onChoose={() => choose(size, false)}
            />
          ))}
          <Choice
            label={words.badge.own}
            isOn={badge !== undefined && isOwn}
            onChoose={() => choose(badge ?? sizes[0]!, true)}
          />
        </div>
      </fieldset>
      {badge && isOwn && (
        <div className={styles['sides']}>
          <Side label={words.badge.width} mm={badge.width} onChange={(width) => onChange({ ...badge, width })} />
          <Side label={words.badge.height} mm={badge.height} onChange={(height) => onChange({ ...badge, height })} />
        </div>
      )}
      {badge && (
        <Switch
          label={words.badge.byItself}
          hint={words.badge.byItselfHint}
          isOn={badge.isByItself}
          isBusy={false}
          onChange={(on) => onChange({ ...badge, isByItself: on })}
        />
      )}
    </>
  )
}

function Side({ label, mm, onChange }: { label: string; mm: number; onChange: (mm: number) => void }) {
  const [typed, setTyped] = useState(String(mm))
  const isWrong = !isBadgeSide(Number(typed))
  return (
    <Field
      label={label}
      name={label}
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      problems={isWrong ? [words.badge.side({ least: badgeSides.least, most: badgeSides.most })] : undefined}
      onChange={({ target }) => {
        setTyped(target.value)
        if (isBadgeSide(Number(target.value))) onChange(Number(target.value))
      }}
    />
  )
}
