import { useState } from 'react'
import { changeUser, type User } from '#contract/auth.ts'
import { isLanguage, languages, nameOf } from '#domain/spoken.ts'
import { call } from '../api/call.ts'
import { wordsFor } from '../api/declined.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog, DialogActions } from '../ui/Dialog.tsx'
import { Notice } from '../ui/Notice.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { deviceLanguage } from '../ui/spoken.ts'
import { keepLanguage } from './language-of-screen.ts'
import { tellApp, words } from '../words/app.ts'
import { useWho } from './SignInContext.tsx'

tellApp()

/** Changes the language at once. Stays open, so that the person sees it in the new language. */
export function LanguageDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { renew } = useWho()
  const [isChanging, setIsChanging] = useState(false)
  const [problem, setProblem] = useState<{ message: string; details: string | undefined }>()

  async function choose(value: string) {
    const language = isLanguage(value) ? value : null
    setIsChanging(true)
    setProblem(undefined)
    try {
      const { user: changed } = await call(changeUser, { body: { language } })
      keepLanguage(language)
      renew(changed)
    } catch (error) {
      setProblem(wordsFor(error, words.language.failed, words.language.lost))
    }
    setIsChanging(false)
  }

  return (
    <Dialog title={words.language.title} onClose={onClose}>
      <SelectField
        label={words.language.label}
        hint={words.language.hint}
        value={user.language ?? ''}
        disabled={isChanging}
        onChange={({ target }) => void choose(target.value)}
        options={[
          { value: '', label: words.language.asBrowser({ name: nameOf[deviceLanguage()] }) },
          ...languages.map((each) => ({ value: each, label: nameOf[each] })),
        ]}
      />
      {problem && <Notice kind="bad" title={problem.message} detail={problem.details} isUrgent />}
      <DialogActions>
        <Button look="action" onClick={onClose}>
          {words.language.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
