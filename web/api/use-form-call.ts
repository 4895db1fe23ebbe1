import { useRef, useState, type FormEvent } from 'react'
import { Declined, fieldsOf, wordsFor, type Words } from './declined.ts'

export type FormDeclined = Words & { fields: Readonly<Record<string, string[]>>; code?: string | undefined }

type Options = {
  /** SPEC §8: the text that is shown if the server sends no message. */
  fallback: string
  connectionLost?: string
}

/**
 * A form with one call. The typed text stays in the form, whatever happens. React empties uncontrolled fields after a
 * form `action`, so this is an `onSubmit`.
 */
export function useFormCall<Answer>(
  send: (form: FormData) => Promise<Answer>,
  onDone: (answer: Answer) => void | Promise<void>,
  options: Options,
) {
  const [declined, setDeclined] = useState<FormDeclined>()
  const [isSubmitting, setIsSubmitting] = useState(false)
  const isUnderWay = useRef(false)

  async function run(form: HTMLFormElement) {
    isUnderWay.current = true
    setIsSubmitting(true)
    setDeclined(undefined)
    try {
      await onDone(await send(new FormData(form)))
    } catch (error) {
      const fields = fieldsOf(error)
      const code = error instanceof Declined ? error.code : undefined
      setDeclined({ ...wordsFor(error, options.fallback, options.connectionLost), fields, code })
      focusFirstProblem(form, Object.keys(fields))
    } finally {
      isUnderWay.current = false
      setIsSubmitting(false)
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isUnderWay.current) void run(event.currentTarget)
  }

  return { declined, submit, isSubmitting }
}

function focusFirstProblem(form: HTMLFormElement, names: string[]) {
  const controls = [...form.elements].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLSelectElement,
  )
  controls.find(({ name }) => names.includes(name))?.focus()
}

/** A text field of a form; empty if it does not exist. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
