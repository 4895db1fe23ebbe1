import styles from './design.module.css'
import { useState } from 'react'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { Disclosure } from '../ui/Disclosure.tsx'
import { Checkbox, Field, SecretField, PasswordField } from '../ui/Field.tsx'
import { Icon } from '../ui/Icon.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { Switch } from '../ui/Switch.tsx'
import type { Sample } from './sample.ts'

const looks = ['action', 'quiet', 'danger', 'plain'] as const
const problems = ['The name is required.']
const options = ['Everybody', 'Checked in', 'Blocked'].map((label) => ({ value: label, label }))

export const controls: Sample[] = [
  ...looks.map((look) => ({
    name: `Button, ${look}`,
    draw: () => (
      <>
        <Button look={look}>Sync Lists</Button>
        <Button look={look} size="small">
          <Icon name="plus" size={18} />
          Small
        </Button>
        <Button look={look} size="large">
          Large
        </Button>
        <Button look={look} disabled>
          Disabled
        </Button>
        <Button look={look} isBusy>
          Syncing...
        </Button>
        <ButtonLink look={look} to="/">
          Link
        </ButtonLink>
      </>
    ),
  })),
  { name: 'CopyButton', draw: () => <CopyButton text="Copied from the design page" label="Copy link" /> },
  {
    name: 'Field',
    draw: () => (
      <div className={styles['wide']}>
        <Field label="Name" name="name" hint="What the door shows" />
        <Field label="Filled" name="filled" defaultValue="Ada Lindqvist" />
        <Field label="With a placeholder" name="placeholder" placeholder="ada@example.com" />
        <Field label="Declined" name="declined" defaultValue="?" problems={problems} />
        <Field label="Disabled" name="disabled" disabled defaultValue="Fixed" />
        <Field label="Date" name="date" type="date" />
        <Field label="Number" name="number" type="number" defaultValue={3} />
      </div>
    ),
  },
  {
    name: 'PasswordField and SecretField',
    draw: () => (
      <div className={styles['wide']}>
        <PasswordField label="Password" name="password" autoComplete="new-password" hint="At least 8 characters." />
        <SecretField label="API key" name="key" showLabel="Show" hideLabel="Hide" problems={['This is no API key.']} />
      </div>
    ),
  },
  {
    name: 'SelectField',
    draw: () => (
      <div className={styles['wide']}>
        <SelectField label="Show" options={options} />
        <SelectField label="Declined" options={options} hint="One of three" problems={problems} />
        <SelectField label="Disabled" options={options} disabled />
      </div>
    ),
  },
  {
    name: 'Checkbox',
    draw: () => (
      <div className={styles['wide']}>
        <Checkbox label="Active" name="active" defaultChecked hint="An inactive account syncs no lists." />
        <Checkbox label="May search by name" name="search" />
      </div>
    ),
  },
  { name: 'Switch', draw: Switches },
  {
    name: 'Disclosure',
    draw: () => (
      <Disclosure summary="2 devices use it now">
        <p>What was folded away is made when it is opened first.</p>
      </Disclosure>
    ),
  },
]

function Switches() {
  const [isOn, setIsOn] = useState(true)
  return (
    <div className={styles['wide']}>
      <Switch label="Scanning active" hint="Doors can scan this list." isOn={isOn} isBusy={false} onChange={setIsOn} />
      <Switch label="Off" hint="Turns when the server has said so." isOn={false} isBusy={false} onChange={ignore} />
      <Switch label="Busy" hint="The server has not answered yet." isOn isBusy onChange={ignore} />
      <Switch
        label="Locked"
        hint="The codes are not generated."
        isOn={false}
        isLocked
        isBusy={false}
        onChange={ignore}
      />
    </div>
  )
}

function ignore() {}
