import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { DraftFinding, ListedDraft } from '#contract/campaigns.ts'
import { worstOf } from '#domain/preflight.ts'
import { keyOf } from '../use-list.ts'

type Lit = Pick<ListedDraft, 'light' | 'headline' | 'wrong' | 'look'>

/** `of`: what the server said when this browser measured the draft. */
type Decided = { of: string; lit: Lit }

const keyOfDraft = (listId: string, id: string) => keyOf(listId, 'decided', id)
const saidBy = ({ light, headline, wrong, look }: Lit) => JSON.stringify([light, headline, wrong, look])

/** Keeps what the browser's measuring made of a draft, for its row among the others. */
export function keepDecided(
  client: QueryClient,
  listId: string,
  draft: ListedDraft,
  findings: readonly DraftFinding[],
): void {
  const count = (light: DraftFinding['light']) => findings.filter((each) => each.light === light).length
  const lit: Lit = {
    light: worstOf(findings),
    headline: findings[0]?.sentence ?? null,
    wrong: count('wrong'),
    look: count('look'),
  }
  const key = keyOfDraft(listId, draft.id)
  const decided: Decided = { of: saidBy(draft), lit }
  if (JSON.stringify(client.getQueryData(key)) !== JSON.stringify(decided)) client.setQueryData(key, decided)
}

/** The draft with the light that counts: the measured one, while the server still says what it said then. */
export function useDecided(listId: string): (draft: ListedDraft) => ListedDraft {
  const client = useQueryClient()
  return (draft) => {
    const decided = client.getQueryData<Decided>(keyOfDraft(listId, draft.id))
    return decided?.of === saidBy(draft) ? { ...draft, ...decided.lit } : draft
  }
}
