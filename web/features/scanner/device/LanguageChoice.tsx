import { useState } from 'react'
import { languages, nameOf } from '#domain/spoken.ts'
import { SelectField } from '../../../ui/SelectField.tsx'
import { spokenLanguage } from '../../../ui/spoken.ts'
import { words } from '../words/words.ts'
import { chooseOwnLanguage } from './door-language.ts'

/** Each language has its own name here, so that staff find theirs. */
export function LanguageChoice() {
  const [hasFailed, setHasFailed] = useState(false)
  return (
    <SelectField
      label={words.settings.language}
      value={spokenLanguage()}
      options={languages.map((value) => ({ value, label: nameOf[value] }))}
      problems={hasFailed ? [words.settings.languageFailed] : undefined}
      onChange={({ target }) =>
        void chooseOwnLanguage(languages.find((each) => each === target.value)!).then(
          () => setHasFailed(false),
          () => setHasFailed(true),
        )
      }
    />
  )
}
