import type { Branding as Look } from '#contract/branding.ts'
import type { List } from '#contract/list.ts'
import { useBranding } from '../../../product/use-branding.ts'
import { Loaded } from '../../../ui/Loaded.tsx'
import { UserText } from '../../../ui/UserText.tsx'
import { BrandingForm } from './branding/BrandingForm.tsx'
import { words } from '../../../words/settings.ts'
import { FoldingCard } from './FoldingCard.tsx'
import { quiet } from '../../../ui/layout.ts'

/** The organiser's name, logo and colour, as guests see them. */
export function Branding({ list }: { list: List }) {
  const branding = useBranding(list.id)
  return (
    <FoldingCard id="look-for-guests" title={words.branding.title} aside={branding.data && lookOf(branding.data)}>
      <p className={quiet()}>{words.branding.text}</p>
      <Loaded of={branding} loading={words.branding.loading} failed={words.branding.failed}>
        {(found) => <BrandingForm list={list} saved={found} />}
      </Loaded>
    </FoldingCard>
  )
}

/** The organiser's name; without one, the other settings that are set. */
function lookOf({ name, logo, accent }: Look) {
  if (name !== '') return <UserText text={name} longest={40} />
  if (logo !== null) return words.branding.logo
  return accent ?? words.branding.plain
}
