// Alone in a file, because every signed-in screen loads it.
const changes = new EventTarget()

/** Tells the open screens that admissions of a list have changed in this tab. */
export function tellAdmissionsChanged(): void {
  changes.dispatchEvent(new Event('change'))
}

/** Calls after each such change. Answers a function that ends it. */
export function followAdmissions(onChange: () => void): () => void {
  changes.addEventListener('change', onChange)
  return () => changes.removeEventListener('change', onChange)
}
