// A file of its own, because every signed-in screen loads it.
const changes = new EventTarget()

/** Tells the open screens that admissions of a list have changed in this tab. */
export function tellAdmissionsChanged(): void {
  changes.dispatchEvent(new Event('change'))
}

/** Calls `onChange` after each such change. Returns a function that stops this. */
export function followAdmissions(onChange: () => void): () => void {
  changes.addEventListener('change', onChange)
  return () => changes.removeEventListener('change', onChange)
}
