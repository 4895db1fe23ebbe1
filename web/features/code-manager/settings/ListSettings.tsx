import { consentLimit, maxScansLimit } from '#contract/limits.ts'
import type { List } from '#contract/list.ts'
import { wordsFor } from '../../../api/declined.ts'
import { Switch } from '../../../ui/Switch.tsx'
import { TroubleNotice } from '../../../ui/TroubleNotice.tsx'
import { words } from '../../../words/settings.ts'
import { Choice, NumberSetting, TextSetting, YesOrNo } from './controls.tsx'
import { FoldingCard } from './FoldingCard.tsx'
import { PartyField } from './party/PartyField.tsx'
import { useChangeList } from './use-change-list.ts'

/** The organiser's settings for the doors of a list. */
export function ListSettings({ list }: { list: List }) {
  const changing = useChangeList(list.id)
  const atOnce = { list, changing }
  const { settings: said } = words
  return (
    <FoldingCard
      id="at-the-door"
      title={said.title}
      aside={list.scanning_on && list.qr_values_set ? said.scanning : said.scanningIsOff}
      isOpenOnDesk
    >
      <Switch
        label={said.scanning}
        hint={scanningHint(list)}
        isOn={list.scanning_on && list.qr_values_set}
        isLocked={!list.qr_values_set}
        isBusy={changing.isPending}
        onChange={(isOn) => changing.mutate({ is_active: isOn })}
      />
      <YesOrNo setting="admit_removed" {...atOnce} label={said.removed} hint={said.removedHint} />
      <Choice setting="party" {...atOnce} options={said.parties} label={said.party} hint={said.partyHint} />
      <PartyField list={list} />
      {changing.isError && <TroubleNotice {...wordsFor(changing.error, said.failed)} />}
      <NumberSetting
        key={list.default_max}
        setting="default_max"
        list={list}
        most={maxScansLimit}
        label={said.max}
        hint={said.maxHint}
      />
      <TextSetting
        key={list.consent_words}
        setting="consent_words"
        list={list}
        most={consentLimit}
        example={said.consentExample}
        label={said.consent}
        hint={said.consentHint}
      />
      <YesOrNo setting="mail_walk_ins" {...atOnce} label={said.mail} hint={said.mailHint} />
    </FoldingCard>
  )
}

function scanningHint({ qr_values_set: isSet, scanning_on: isOn }: List): string {
  if (!isSet) return words.settings.scanningLocked
  return isOn ? words.settings.scanningOn : words.settings.scanningOff
}
