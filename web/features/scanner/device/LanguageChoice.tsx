import { useState } from 'react'
import { type Language, languages, nameOf } from '#domain/spoken.ts'
import { spokenLanguage } from '../../../ui/spoken.ts'
import { Choice } from '../../../ui/Choice.tsx'
import { words } from '../../../words/door-later.ts'
import styles from '../device.module.css'
import { chooseOwnLanguage } from './door-language.ts'

/** Each language has its own name here, so that staff find theirs. */
export function LanguageChoice() {
  const [hasFailed, setHasFailed] = useState(false)
  const choose = (language: Language) =>
    void chooseOwnLanguage(language).then(
      () => setHasFailed(false),
      () => setHasFailed(true),
    )
  return (
    <fieldset className={styles['choices']}>
      <legend>{words.settings.language}</legend>
      <div>
        {languages.map((each) => (
          <Choice key={each} label={nameOf[each]} isOn={each === spokenLanguage()} onChoose={() => choose(each)} />
        ))}
      </div>
      {hasFailed && <p role="alert">{words.settings.languageFailed}</p>}
    </fieldset>
  )
}
