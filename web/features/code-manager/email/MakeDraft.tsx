import { useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { makeDraft } from '#contract/campaign-writes.ts'
import type { List } from '#contract/list.ts'
import { call } from '../../../api/call.ts'
import { textOf, useFormCall } from '../../../api/use-form-call.ts'
import { useOwnAddress } from '../../../api/use-own-address.ts'
import { AddressNotice, useGuestAddress } from '../../../product/GuestAddress.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { FormProblem } from '../../../ui/FormMessages.tsx'
import { showToast } from '../../../ui/toast-list.ts'
import { keyOf } from '../use-list.ts'
import styles from './email.module.css'
import { words } from '../../../words/drafts.ts'

/** A small invitation of ours as a draft in Mailchimp. It is shown once it is there. */
export function MakeDraft({ list }: { list: List }) {
  const own = useOwnAddress()
  const { isOpen } = useGuestAddress(own)
  return (
    <div className={styles['form']}>
      <p>{words.writing.makeText}</p>
      {isOpen ? <MakeForm list={list} /> : <AddressNotice own={own} />}
    </div>
  )
}

function MakeForm({ list }: { list: List }) {
  const client = useQueryClient()
  const [search, setSearch] = useSearchParams()
  const { declined, submit, isSubmitting } = useFormCall(
    (form) => call(makeDraft, { params: { listId: list.id }, body: { title: textOf(form, 'title') } }),
    ({ id }) => {
      showToast('good', words.writing.made)
      void client.invalidateQueries({ queryKey: keyOf(list.id, 'drafts') })
      const next = new URLSearchParams(search)
      next.set('draft', id)
      setSearch(next)
    },
    { fallback: words.writing.makeFailed },
  )
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <Field
        label={words.writing.makeName}
        name="title"
        autoComplete="off"
        maxLength={100}
        defaultValue={words.writing.makeDefault({ list: list.name }).slice(0, 100)}
        problems={declined?.fields['title']}
      />
      <FormProblem declined={declined} />
      <div>
        <Button type="submit" look="action" isBusy={isSubmitting}>
          {isSubmitting ? words.writing.making : words.writing.make}
        </Button>
      </div>
    </form>
  )
}
