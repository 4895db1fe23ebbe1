import { type ReactNode, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { Dialog, DialogActions } from '../ui/Dialog.tsx'
import { Field } from '../ui/Field.tsx'
import { Menu } from '../ui/Menu.tsx'
import { showToast } from '../ui/toast-list.ts'
import type { Sample } from './sample.ts'

export const overlays: Sample[] = [
  {
    name: 'Menu',
    draw: () => (
      <>
        <Menu label="Noor Bakker">{items}</Menu>
        <Menu label="More for North gate" isIconOnly>
          {items}
        </Menu>
      </>
    ),
  },
  {
    name: 'Dialog',
    draw: () => (
      <>
        <Opened label="Open Dialog">{(close) => <SampleDialog onClose={close} />}</Opened>
        <Opened label="Open Wide Dialog">{(close) => <SampleDialog onClose={close} width="wide" />}</Opened>
      </>
    ),
  },
  {
    name: 'ConfirmDialog',
    draw: () => (
      <>
        <Opened label="Ask">{(close) => <Question onClose={close} fails={false} />}</Opened>
        <Opened label="Ask in Vain">{(close) => <Question onClose={close} fails />}</Opened>
      </>
    ),
  },
  {
    name: 'Toasts',
    draw: () => (
      <>
        <Button onClick={() => showToast('good', 'Lists synced successfully')}>Show Good News</Button>
        <Button onClick={() => showToast('bad', 'Failed to sync lists')}>Show Bad News</Button>
      </>
    ),
  },
]

function items(close: () => void) {
  return (
    <>
      <button type="button" onClick={close}>
        Edit
      </button>
      <button type="button" onClick={close}>
        Rotate
      </button>
      <button type="button" data-look="danger" onClick={close}>
        Revoke
      </button>
    </>
  )
}

function Opened({ label, children }: { label: string; children: (close: () => void) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{label}</Button>
      {isOpen && children(() => setIsOpen(false))}
    </>
  )
}

function SampleDialog({ onClose, width }: { onClose: () => void; width?: 'wide' }) {
  return (
    <Dialog title="Edit scanner link" onClose={onClose} {...(width && { width })}>
      <Field label="Label" name="label" defaultValue="North gate" />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="action" onClick={() => showToast('good', 'Scanner link updated')}>
          Save changes
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Question({ onClose, fails }: { onClose: () => void; fails: boolean }) {
  return (
    <ConfirmDialog
      title="Delete account"
      question="Are you sure you want to delete this account? This action cannot be undone."
      confirmLabel="Delete account"
      busyLabel="Deleting..."
      look="danger"
      onConfirm={() => (fails ? Promise.reject(new Error('It fails.')) : Promise.resolve())}
      explain={() => ({ message: 'Failed to delete account', details: 'The server cannot be reached.' })}
      onClose={onClose}
    />
  )
}
