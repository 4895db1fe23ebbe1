import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { tagOf } from '#domain/spoken.ts'
import { Loaded } from '../../../ui/Loaded.tsx'
import { spokenLanguage, spokenTag } from '../../../ui/spoken.ts'
import { DoorSheet } from './DoorSheet.tsx'
import { loadSheetWords } from './sheet-words.ts'
import { words } from './words.ts'

/** Staff read the sheet in the language of the link, which may not be the organiser's. A link without one is in the organiser's. */
export function SheetInLanguage(props: Omit<ComponentProps<typeof DoorSheet>, 'words' | 'tag'>) {
  const language = props.link.language ?? spokenLanguage()
  const found = useQuery({
    queryKey: ['sheet words', language],
    queryFn: () => loadSheetWords(language),
    staleTime: Infinity,
  })
  return (
    <Loaded of={found} loading={words.drawing} failed={words.wordsFailed}>
      {(said) => (
        <DoorSheet {...props} words={said} tag={language === spokenLanguage() ? spokenTag() : tagOf[language]} />
      )}
    </Loaded>
  )
}
