import { addOccasions, changeOccasion, type Occasion, type OccasionForm } from '#contract/occasions.ts'
import { call } from '../../../api/call.ts'
import { Declined } from '../../../api/declined.ts'
import { useFormCall } from '../../../api/use-form-call.ts'
import { useRefreshOccasions } from '../../../product/use-occasions.ts'
import { showToast } from '../../../ui/toast-list.ts'
import { words } from '../../../words/occasions.ts'
import { problemsOf } from './problems.ts'

type Options = {
  listId: string
  /** The occasion to change; without it, new ones are added. */
  before: Occasion | undefined
  /** The occasions of the form as they are now, or the sentence that says why there are none. */
  read: () => OccasionForm[] | string
  onDone: (occasion: Occasion) => void
}

/** Sends the form. Wrong fields are found before, by the contract, so their sentences are the server's. */
export function useSave({ listId, before, read, onDone }: Options) {
  const refresh = useRefreshOccasions(listId)

  async function send() {
    const forms = read()
    if (typeof forms === 'string') throw refusal(forms)
    for (const form of forms) {
      const problems = problemsOf(form, before?.is_main)
      const [first] = Object.values(problems)
      if (first?.[0] !== undefined) throw refusal(first[0], problems)
    }
    const [form] = forms
    if (before && form) {
      const { occasion, message } = await call(changeOccasion, {
        params: { listId, occasionId: before.id },
        body: form,
      })
      return { occasion, message: message || words.form.saved }
    }
    const { occasions, message } = await add(listId, forms)
    return { occasion: occasions[0], message: message || words.form.added }
  }

  return useFormCall(
    send,
    async ({ occasion, message }) => {
      await refresh()
      showToast('good', message)
      if (occasion) onDone(occasion)
    },
    { fallback: before ? words.form.saveFailed : words.form.addFailed },
  )
}

/**
 * The server's error names the place among the new occasions. The form has no such field, so the sentence appears above
 * the button.
 */
async function add(listId: string, occasions: OccasionForm[]) {
  try {
    return await call(addOccasions, { params: { listId }, body: { occasions } })
  } catch (error) {
    throw error instanceof Declined && Object.keys(error.fields).length > 0 ? refusal(error.message) : error
  }
}

function refusal(message: string, errors: Readonly<Record<string, string[]>> = {}): Declined {
  return new Declined(422, { success: false, message, error: message, errors })
}
