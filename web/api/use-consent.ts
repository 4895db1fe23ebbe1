import { useEffect, useState } from 'react'
import { connectMailchimp } from '#contract/connect.ts'
import { call } from './call.ts'
import { words } from '../words/ui.ts'
import { fieldsOf, wordsFor } from './declined.ts'
import type { FormDeclined } from './use-form-call.ts'

/**
 * Leaves for Mailchimp's page, where the owner of an account grants access. Mailchimp sends the browser back (SPEC §7).
 */
export function useConsent(userId: string | undefined) {
  const [isLeaving, setIsLeaving] = useState(false)
  const [declined, setDeclined] = useState<FormDeclined>()

  useEffect(() => {
    // A page restored by the Back button is no longer leaving.
    const onShow = (event: PageTransitionEvent) => event.persisted && setIsLeaving(false)
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])

  async function leave(accountName: string) {
    if (userId === undefined) return say(words.consent.nobody)
    setDeclined(undefined)
    setIsLeaving(true)
    try {
      const { url } = await call(connectMailchimp, { body: { account_name: accountName, user_id: userId } })
      const address = consentAddress(url)
      if (address !== undefined) return location.assign(address)
      say(words.consent.noAddress)
    } catch (error) {
      setDeclined({ ...wordsFor(error, words.consent.failed), fields: fieldsOf(error) })
    }
    setIsLeaving(false)
  }

  function say(message: string) {
    setDeclined({ message, details: undefined, fields: {} })
  }

  return { leave, isLeaving, declined }
}

/** The address of the consent page; undefined if the server's answer is not the address of a page. */
export function consentAddress(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined
  const { protocol, href } = new URL(url)
  return protocol === 'https:' || protocol === 'http:' ? href : undefined
}
