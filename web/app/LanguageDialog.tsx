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
import { keepLanguage } from './kept-language.ts'
import { languageWords as words } from './language-words.ts'
import { useWho } from './SignInContext.tsx'

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
      setProblem(wordsFor(error, words.failed, words.lost))
    }
    setIsChanging(false)
  }

  return (
    <Dialog title={words.title} onClose={onClose}>
      <SelectField
        label={words.label}
        hint={words.hint}
        value={user.language ?? ''}
        disabled={isChanging}
        onChange={({ target }) => void choose(target.value)}
        options={[
          { value: '', label: words.asBrowser(nameOf[deviceLanguage()]) },
          ...languages.map((each) => ({ value: each, label: nameOf[each] })),
        ]}
      />
      {problem && <Notice kind="bad" title={problem.message} detail={problem.details} isUrgent />}
      <DialogActions>
        <Button look="action" onClick={onClose}>
          {words.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
