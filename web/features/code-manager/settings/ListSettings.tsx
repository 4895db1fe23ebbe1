import type { ReactNode } from 'react'
import type { BodyOf } from '#contract/endpoint.ts'
import type { List } from '#contract/list.ts'
import { changeList } from '#contract/lists.ts'
import { type PartyMode, partyModes } from '#domain/party.ts'
import { consentLimit, maxScansLimit } from '#contract/limits.ts'
import { call } from '../../../api/call.ts'
import { wordsFor } from '../../../api/declined.ts'
import { textOf, useFormCall } from '../../../api/use-form-call.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { FormProblem } from '../../../ui/FormMessages.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { showToast } from '../../../ui/toast-list.ts'
import { TroubleNotice } from '../../../ui/TroubleNotice.tsx'
import { useRefreshList } from '../use-list.ts'
import { FoldingCard } from './FoldingCard.tsx'
import { PartyField } from './party/PartyField.tsx'
import styles from './settings.module.css'
import { words } from '../../../words/settings.ts'
import { useMutation } from '@tanstack/react-query'

/** The organiser's settings for the doors of a list. */
export function ListSettings({ list }: { list: List }) {
  const settings = useSettings(list.id)
  return (
    <FoldingCard
      id="at-the-door"
      title={words.settings.title}
      aside={list.scanning_on && list.qr_values_set ? words.settings.scanning : words.settings.scanningIsOff}
      isOpenOnDesk
    >
      <Switch
        label={words.settings.scanning}
        hint={scanningHint(list)}
        isOn={list.scanning_on && list.qr_values_set}
        isLocked={!list.qr_values_set}
        isBusy={settings.isPending}
        onChange={(isOn) => settings.mutate({ is_active: isOn })}
      />
      <Switch
        label={words.settings.removed}
        hint={words.settings.removedHint}
        isOn={list.admit_removed}
        isBusy={settings.isPending}
        onChange={(isOn) => settings.mutate({ admit_removed: isOn })}
      />
      <SelectField
        label={words.settings.party}
        hint={words.settings.partyHint}
        value={list.party}
        disabled={settings.isPending}
        options={partyModes.map((value) => ({ value, label: words.settings.parties[value] }))}
        onChange={({ target }) => settings.mutate({ party: target.value as PartyMode })}
      />
      <PartyField list={list} />
      {settings.isError && <TroubleNotice {...wordsFor(settings.error, words.settings.failed)} />}
      <DefaultMax key={list.default_max} list={list} />
      <ConsentWords key={list.consent_words} list={list} />
      <Switch
        label={words.settings.mail}
        hint={words.settings.mailHint}
        isOn={list.mail_walk_ins}
        isBusy={settings.isPending}
        onChange={(isOn) => settings.mutate({ mail_walk_ins: isOn })}
      />
    </FoldingCard>
  )
}

function scanningHint({ qr_values_set: isSet, scanning_on: isOn }: List): string {
  if (!isSet) return words.settings.scanningLocked
  return isOn ? words.settings.scanningOn : words.settings.scanningOff
}

function DefaultMax({ list }: { list: List }) {
  const saving = useSaving(list, (form) => ({ default_max: Number(textOf(form, 'default_max')) }))
  return (
    <OneSetting saving={saving}>
      <Field
        label={words.settings.max}
        name="default_max"
        type="number"
        inputMode="numeric"
        min={1}
        max={maxScansLimit}
        step={1}
        required
        defaultValue={list.default_max}
        hint={words.settings.maxHint}
        problems={saving.declined?.fields['default_max']}
      />
    </OneSetting>
  )
}

function ConsentWords({ list }: { list: List }) {
  const saving = useSaving(list, (form) => ({ consent_words: textOf(form, 'consent_words').trim() || null }))
  return (
    <OneSetting saving={saving}>
      <Field
        label={words.settings.consent}
        name="consent_words"
        autoComplete="off"
        maxLength={consentLimit}
        placeholder={words.settings.consentExample}
        defaultValue={list.consent_words ?? ''}
        hint={words.settings.consentHint}
        problems={saving.declined?.fields['consent_words']}
      />
    </OneSetting>
  )
}

type Saving = ReturnType<typeof useSaving>

function useSaving(list: List, read: (form: FormData) => BodyOf<typeof changeList>) {
  const refresh = useRefreshList(list.id)
  return useFormCall(
    (form) => call(changeList, { params: { listId: list.id }, body: read(form) }),
    async ({ message }) => {
      await refresh()
      showToast('good', message || words.settings.updated)
    },
    { fallback: words.settings.failed },
  )
}

/** A field with a Save of its own. */
function OneSetting({ saving: { declined, submit, isSubmitting }, children }: { saving: Saving; children: ReactNode }) {
  return (
    <form className={styles['max']} onSubmit={submit}>
      {children}
      <FormProblem declined={declined} />
      <Button type="submit" isBusy={isSubmitting}>
        {isSubmitting ? words.settings.saving : words.settings.save}
      </Button>
    </form>
  )
}

/** Changes the given settings, and shows the list only as the server then returns it. */
function useSettings(listId: string) {
  const refresh = useRefreshList(listId)
  return useMutation({
    mutationFn: (body: BodyOf<typeof changeList>) => call(changeList, { params: { listId }, body }),
    onSuccess: async ({ message }) => {
      await refresh()
      showToast('good', message || words.settings.updated)
    },
  })
}
