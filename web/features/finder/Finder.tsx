import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sentenceFor } from '../../api/declined.ts'
import { changeAdmissions } from '../../product/admissions/change-admissions.ts'
import { words } from '../../words/product.ts'
import { askMenu } from '../../product/ask-menu.ts'
import { showToast } from '../../ui/toast-list.ts'
import { FinderDialog } from './FinderDialog.tsx'
import type { Does, Question } from './line.ts'
import { Questions } from './Questions.tsx'

/**
 * Finds guests, actions and places by the typed text. While it is mounted, it is open. Each opening reads the data
 * again.
 */
export function Finder({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retry: 1 } } }))
  const [question, setQuestion] = useState<Question>()

  function run(does: Does) {
    if (does.kind === 'ask') return setQuestion(does.question)
    onClose()
    if (does.kind === 'go') void navigate(does.to)
    else if (does.kind === 'leave') location.assign(does.href)
    else if (does.kind === 'menu') askMenu(does.entry)
    else void resume(does.listId, does.occasionId)
  }

  return (
    <QueryClientProvider client={client}>
      {question ? <Questions question={question} onClose={onClose} /> : <FinderDialog onRun={run} onClose={onClose} />}
    </QueryClientProvider>
  )
}

async function resume(listId: string, occasionId: string): Promise<void> {
  try {
    await changeAdmissions(listId, occasionId, undefined)
  } catch (error) {
    showToast('bad', sentenceFor(error, words.admissions.resumeFailed))
  }
}
