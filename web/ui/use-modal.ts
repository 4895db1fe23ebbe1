import { useEffect, type RefObject } from 'react'
import { takeMessages } from './message-place.ts'

/** Opens a dialog as modal while it is mounted: the rest of the page is inert, and the focus returns to its opener. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, isOpen = true): void {
  useEffect(() => {
    const element = dialog.current
    if (!element || !isOpen) return
    const opener = document.activeElement
    keepPlaceOfScrollbar()
    element.showModal()
    const giveMessagesBack = takeMessages(element)
    return () => {
      giveMessagesBack()
      element.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [dialog, isOpen])
}

/** The page behind does not move while a dialog is open, not even by the width of the vanishing scrollbar. */
function keepPlaceOfScrollbar() {
  const root = document.documentElement
  root.toggleAttribute('data-has-scrollbar', window.innerWidth > root.clientWidth)
}
