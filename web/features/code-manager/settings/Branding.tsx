import type { List } from '#contract/list.ts'
import { useBranding } from '../../../product/use-branding.ts'
import { Card } from '../../../ui/Card.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import manager from '../code-manager.module.css'
import { BrandingForm } from './branding/BrandingForm.tsx'
import { words } from './branding/words.ts'

/** The organiser's name, logo and colour, as guests see them. */
export function Branding({ list }: { list: List }) {
  const branding = useBranding(list.id)
  return (
    <Card aria-labelledby="look-for-guests">
      <h2 id="look-for-guests">{words.title}</h2>
      <p className={manager['quiet']}>{words.text}</p>
      <Loaded of={branding} loading={words.loading} failed={words.failed}>
        {(found) => <BrandingForm list={list} saved={found} />}
      </Loaded>
    </Card>
  )
}
