/** A browser allows it after a touch only, and phones of Apple not at all: the kiosk fills its window either way. */
export function goFullScreen(): void {
  if (document.fullscreenElement) return
  document.documentElement.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => {})
}

export function leaveFullScreen(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => {})
}
