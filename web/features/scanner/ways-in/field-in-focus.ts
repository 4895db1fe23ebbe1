// The field in which a hardware reader types its first keys, before it is told from a person.

export type TextField = HTMLInputElement | HTMLTextAreaElement

const textFields =
  'textarea, input:not([type=button], [type=checkbox], [type=color], [type=file], [type=image], [type=radio], [type=range], [type=reset], [type=submit])'

/** The field that gets the keys of this event. */
export function fieldOf(target: EventTarget | null): TextField | undefined {
  return target instanceof Element && target.matches(textFields) ? (target as TextField) : undefined
}

/** Remembers what the field holds. The returned function puts it back. */
export function rememberField(field: TextField): () => void {
  const { value, selectionStart, selectionEnd } = field
  return () => {
    if (field.value === value) return
    putValue(field, value)
    // Fields for emails and numbers have no selection.
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  }
}

/** Types what was held back. */
export function typeInto(field: TextField, text: string): void {
  if (field.selectionStart === null) return putValue(field, field.value + text)
  field.setRangeText(text, field.selectionStart, field.selectionEnd ?? field.selectionStart, 'end')
  tell(field)
}

/** React sees only a value that is set on the element's prototype. */
function putValue(field: TextField, value: string): void {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value)
  tell(field)
}

const tell = (field: TextField) => field.dispatchEvent(new Event('input', { bubbles: true }))
