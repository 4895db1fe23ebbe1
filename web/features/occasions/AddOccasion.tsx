import { isolated } from '#domain/user-text.ts'
import { useEffect, useRef, useState } from 'react'
import type { Occasion } from '#contract/occasions.ts'
import { festivalOf, followedBy } from '../../product/following.ts'
import { isPlainMain } from '../../product/occasion-phase.ts'
import type { ShownOccasion } from '../../product/use-occasions.ts'
import { Card } from '../../ui/Card.tsx'
import { Glyph } from '../../ui/Glyph.tsx'
import { inRows, stacked } from '../../ui/layout.ts'
import styles from './form/form.module.css'
import { OccasionEditor } from './form/OccasionEditor.tsx'
import { lastOf, moreTemplates, planOf, startOf, templates, type Template } from './templates/templates.ts'
import { browserZone } from '../../product/time.ts'
import { words } from '../../words/occasions.ts'

const shapes: Record<Template, string> = {
  another: 'M20 11a8 8 0 0 0-14-4.5L4 9M4 4v5h5M4 13a8 8 0 0 0 14 4.5l2-2.5M20 20v-5h-5',
  days: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  sessions: 'M9 6h11M9 12h11M9 18h11M4 6v.01M4 12v.01M4 18v.01',
  vip: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z',
  coupon: 'M3.5 12.5v-8h8l9 9-8 8zM8 8.5v.01',
  card: 'M12 4l8.5 4.5L12 13 3.5 8.5zM3.5 12.5L12 17l8.5-4.5M3.5 16L12 20.5 20.5 16',
  weekly: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4M9 15h6',
  nothing: 'M12 5v14M5 12h14',
}

type Props = {
  listId: string
  occasions: readonly ShownOccasion[]
  /** The occasion on the screen, which "another night" copies. */
  shown: ShownOccasion | undefined
  now: number
  today: string
  hasParties: boolean
  onAdded: (added: Occasion) => void
}

/** The templates, and the form of the chosen one. */
export function AddOccasion({ listId, occasions, shown, now, today, hasParties, onAdded }: Props) {
  const [chosen, setChosen] = useState<Template>()
  const last = shown && !isPlainMain(shown) ? shown : lastOf(occasions)
  return (
    <div className={`${styles['add']} ${stacked(5, 'fits')}`}>
      <Card aria-labelledby="add-occasion">
        <header className={`${styles['header']} ${inRows('1-4', 'baseline', 'between')}`}>
          <h2 id="add-occasion">{words.page.addTitle}</h2>
          <p>{words.page.addText}</p>
        </header>
        <ul role="list" className={`${styles['templates']} ${stacked(3)}`}>
          {[...templates, ...moreTemplates].map((template) => (
            <li key={template}>
              <TemplateButton
                template={template}
                last={last}
                isChosen={template === chosen}
                onChoose={() => setChosen(template)}
              />
            </li>
          ))}
        </ul>
      </Card>
      {chosen && (
        <TemplateForm
          key={chosen}
          listId={listId}
          template={chosen}
          last={last}
          festival={festivalOf(followedBy(occasions, now))}
          today={today}
          hasParties={hasParties}
          onAdded={(added) => {
            setChosen(undefined)
            onAdded(added)
          }}
          onCancel={() => setChosen(undefined)}
        />
      )}
    </div>
  )
}

type ButtonProps = { template: Template; last: Occasion | undefined; isChosen: boolean; onChoose: () => void }

function TemplateButton({ template, last, isChosen, onChoose }: ButtonProps) {
  const { name, text } = words.page.templates[template]
  const said = template === 'another' && last ? words.page.copies({ name: isolated(last.name, 40) }) : text
  return (
    <button
      type="button"
      className={`${styles['template']} ${stacked(1, 'top')}`}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      <Glyph path={shapes[template]} size={22} />
      <strong>{name}</strong>
      <span>{said}</span>
    </button>
  )
}

function hintOf(template: Template, days: number): string | undefined {
  if (template === 'card') return words.form.cardHint
  return template === 'vip' && days > 1 ? words.form.vipHint : undefined
}

type FormProps = {
  listId: string
  template: Template
  last: Occasion | undefined
  festival: readonly Occasion[]
  today: string
  hasParties: boolean
  onAdded: (added: Occasion) => void
  onCancel: () => void
}

function TemplateForm({ listId, template, last, festival, today, hasParties, onAdded, onCancel }: FormProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The form is below the buttons on a phone.
  useEffect(() => heading.current?.focus(), [])
  const names = {
    vip: words.page.templates.vip.name,
    coupon: words.page.templates.coupon.name,
    card: words.page.templates.card.name,
  }
  return (
    <Card aria-labelledby="new-occasion" className={styles['form']}>
      <h2 id="new-occasion" ref={heading} tabIndex={-1}>
        {words.page.templates[template].name}
      </h2>
      <OccasionEditor
        listId={listId}
        start={startOf(template, last, { zone: browserZone(), today, names, festival, hasParties })}
        plan={planOf[template]}
        hint={hintOf(template, festival.length)}
        today={today}
        onDone={onAdded}
        onCancel={onCancel}
      />
    </Card>
  )
}
