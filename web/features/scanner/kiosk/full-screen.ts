/**
 * A browser allows full screen only after a touch, and Apple's phones never do. The kiosk fills its window either way.
 */
export function goFullScreen(): void {
  if (document.fullscreenElement) return
  document.documentElement.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => {})
}

export function leaveFullScreen(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => {})
}
