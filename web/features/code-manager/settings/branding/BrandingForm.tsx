import styles from './branding.module.css'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Branding, changeBranding } from '#contract/branding.ts'
import type { List } from '#contract/list.ts'
import { groundOf, white, ink } from '#domain/accent.ts'
import { call } from '../../../../api/call.ts'
import { useFormCall } from '../../../../api/use-form-call.ts'
import { brandingKey } from '../../../../product/use-branding.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Checkbox, Field } from '../../../../ui/Field.tsx'
import { FormProblem } from '../../../../ui/FormMessages.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { showToast } from '../../../../ui/toast-list.ts'
import { inRows, quiet, stacked } from '../../../../ui/layout.ts'
import { LogoField } from './LogoField.tsx'
import { words } from '../../../../words/settings.ts'
import { BrandMark } from '../../../../product/BrandMark.tsx'
import { UserText } from '../../../../ui/UserText.tsx'

/** The form beside its preview. */
export function BrandingForm({ list, saved }: { list: List; saved: Branding }) {
  const client = useQueryClient()
  const [draft, setDraft] = useState(() => draftOf(saved))
  const accent = accentOf(draft.accent)
  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part })
  const { declined, submit, isSubmitting } = useFormCall(
    () => {
      const { name, place, shows_guest: showsGuest } = draft
      // A text that is no colour goes to the server, which says so.
      const body = { name, place, accent: accent ?? (draft.accent.trim() || null), shows_guest: showsGuest }
      return call(changeBranding, { params: { listId: list.id }, body })
    },
    ({ branding, message }) => {
      client.setQueryData(brandingKey(list.id), branding)
      setDraft(draftOf(branding))
      showToast('good', message)
    },
    { fallback: words.branding.saveFailed },
  )
  return (
    <div className={`${styles['columns']} ${inRows(5)}`}>
      <div className={styles['fields']}>
        <LogoField listId={list.id} logo={saved.logo} />
        <form className={styles['fields']} onSubmit={submit} noValidate>
          <Field
            label={words.branding.name}
            name="name"
            autoComplete="organization"
            maxLength={100}
            value={draft.name}
            hint={words.branding.nameHint}
            problems={declined?.fields['name']}
            onChange={({ target }) => change({ name: target.value })}
          />
          <Field
            label={words.branding.place}
            name="place"
            autoComplete="off"
            maxLength={200}
            value={draft.place}
            hint={words.branding.placeHint}
            problems={declined?.fields['place']}
            onChange={({ target }) => change({ place: target.value })}
          />
          <AccentField
            text={draft.accent}
            problems={declined?.fields['accent']}
            onChange={(text) => change({ accent: text })}
          />
          <AccentAdvice accent={accent} />
          <Checkbox
            label={words.branding.shows}
            name="shows_guest"
            hint={words.branding.showsHint}
            checked={draft.shows_guest}
            onChange={({ target }) => change({ shows_guest: target.checked })}
          />
          <FormProblem declined={declined} />
          <Button type="submit" isBusy={isSubmitting}>
            {isSubmitting ? words.branding.saving : words.branding.save}
          </Button>
        </form>
      </div>
      <Preview {...draft} accent={accent} logo={saved.logo} showsGuest={draft.shows_guest} listName={list.name} />
    </div>
  )
}

/** The colour as a text, which may be no colour yet. */
function draftOf(saved: Branding) {
  return { ...saved, accent: saved.accent ?? '' }
}

/** Shows how text looks on the chosen colour. */
function AccentAdvice({ accent }: { accent: string | null }) {
  if (accent === null) return null
  const { text, isOwn } = groundOf(accent)
  if (!isOwn) return <Notice kind="warn" title={words.branding.unreadable} />
  return <p className={quiet(1)}>{text === white ? words.branding.onDark : words.branding.onLight}</p>
}

type Props = {
  name: string
  place: string
  accent: string | null
  logo: string | null
  showsGuest: boolean
  listName: string
}

/** The head of the page that guests open, as typed so far. */
function Preview({ name, place, accent, logo, showsGuest, listName }: Props) {
  const { ground, text } = groundOf(accent)
  return (
    <figure className={`${styles['preview']} ${stacked(2, 'top')}`} aria-label={words.branding.preview}>
      <div className={styles['ticket']}>
        <div className={`${styles['head']} ${stacked(1, 'start')}`} style={{ background: ground, color: text }}>
          <BrandMark of={{ name, logo }} />
          <p className={styles['occasion']}>
            <UserText text={listName} longest={100} />
          </p>
          <p>{words.branding.previewTime}</p>
          {place.trim() !== '' && (
            <p>
              <UserText text={place} longest={200} />
            </p>
          )}
        </div>
        <div className={`${styles['body']} ${stacked(2, 'middle')}`}>
          <div className={styles['square']} aria-hidden="true" />
          <p>{words.branding.previewShow}</p>
          {showsGuest && (
            <p className={styles['guest']}>
              {words.branding.previewGuest} <strong>{words.branding.previewName}</strong>
            </p>
          )}
        </div>
      </div>
      <figcaption>{words.branding.preview}</figcaption>
    </figure>
  )
}

type AccentFieldProps = { text: string; problems: readonly string[] | undefined; onChange: (text: string) => void }

/** The colour that the text names, as "#rrggbb"; null for none, and for a text that is no colour. */
function accentOf(text: string): string | null {
  const colour = text.trim().toLowerCase()
  return /^#[0-9a-f]{6}$/.test(colour) ? colour : null
}

/** A colour by the browser's palette, or typed: brands know theirs as a code. */
function AccentField({ text, problems, onChange }: AccentFieldProps) {
  return (
    <div className={`${styles['accent']} ${stacked(3)}`}>
      <input
        type="color"
        aria-label={words.branding.accent}
        value={accentOf(text) ?? ink}
        onChange={({ target }) => onChange(target.value)}
      />
      <Field
        label={words.branding.accentText}
        name="accent"
        autoComplete="off"
        spellCheck={false}
        maxLength={20}
        value={text}
        hint={words.branding.accentHint}
        problems={problems}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}
