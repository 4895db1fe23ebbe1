import styles from '../code-manager.module.css'
import usage from './email.module.css'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Field } from '#contract/codes.ts'
import type { List } from '#contract/list.ts'
import { useOwnAddress } from '../../../api/use-own-address.ts'
import { CampaignHtml } from '../../../product/CampaignHtml.tsx'
import { codeTag } from '../../../product/campaign-html.ts'
import { paths } from '../../../product/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { isolated, shownText } from '#domain/user-text.ts'
import { quiet, stacked } from '../../../ui/layout.ts'
import { words } from '../../../words/manager.ts'
import { words as productWords } from '../../../words/product.ts'
import { useSomeContact } from './use-some-contact.ts'

type Props = {
  list: List
  fields: UseQueryResult<readonly Field[]>
  /** The steps of the setup are beside it, so that it needs no way there, and has room for the code of one contact. */
  isBesideSetup?: boolean
}

/** How the code gets into a campaign: its HTML, and tips. */
export function Usage({ list, fields, isBesideSetup = false }: Props) {
  // The example waits for the HTML above it, which would push it down.
  const isAddressOpen = useOwnAddress().isPending
  const isSettled = fields.isError || (fields.isSuccess && !isAddressOpen)
  return (
    <Card aria-labelledby="campaign-usage" className={list.qr_values_set ? styles['withHtml'] : ''}>
      <h2 id="campaign-usage">{words.list.usageTitle}</h2>
      <Loaded of={fields} loading={words.list.loading} failed={words.list.fieldsFailed}>
        {(found) => (
          <Snippet tag={codeTag(found)} toSetup={isBesideSetup ? undefined : paths.qrManager(list.id, 'setup')} />
        )}
      </Loaded>
      {isBesideSetup && list.qr_values_set && isSettled && <Example list={list} />}
    </Card>
  )
}

function Snippet({ tag, toSetup }: { tag: string | undefined; toSetup: string | undefined }) {
  const { data: address } = useOwnAddress()
  if (tag === undefined) {
    return (
      <>
        <p className={quiet()}>{words.list.usageLocked}</p>
        {toSetup !== undefined && (
          <div>
            <ButtonLink to={toSetup}>{words.list.toSetup}</ButtonLink>
          </div>
        )}
      </>
    )
  }
  return (
    <>
      <CampaignHtml tag={tag}>
        <p>{words.list.usageText}</p>
      </CampaignHtml>
      {address && (
        <ul className={`${styles['tips']} ${stacked(1)} ${quiet(2)}`}>
          {words.list.usageTips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The picture that one contact gets, and its address. */
function Example({ list }: { list: List }) {
  const contact = useSomeContact(list.id)
  return (
    <Loaded of={contact} loading={words.list.contactsLoading} failed={words.list.contactsFailed} rows={2}>
      {(found) =>
        found?.qr_code != null && (
          <figure className={`${usage['example']} ${stacked(4)}`}>
            <img src={paths.image(found.qr_code)} alt={productWords.campaignHtml.alt} width={112} height={112} />
            <figcaption>
              <p>{words.list.usageExample({ name: isolated(shownText(found.display_value) || found.email, 60) })}</p>
              <a href={paths.image(found.qr_code)} target="_blank" rel="noreferrer" dir="ltr">
                {paths.image(found.qr_code)}
              </a>
            </figcaption>
          </figure>
        )
      }
    </Loaded>
  )
}
