import type { SendMailOptions } from 'nodemailer'
import { nameInLetter } from '#domain/name-in-letter.ts'
import type { Language } from '#domain/spoken.ts'

/** A mail in the product's words: its content without its layout. */
export type Letter = {
  /** The same for each retry, so that a person who gets it twice can see that it is one letter. */
  id: string
  to: Person
  language: Language
  /** The reader has no account here. */
  isToGuest?: true
  subject: string
  paragraphs: string[]
  /** The main action, as a button between the paragraphs and the closing ones. */
  action?: { label: string; url: string }
  closing?: string[]
}

type Person = { name: string; address: string }

/** A name that somebody else chose, of a person or a thing. */
export function otherName(name: string): string {
  return nameInLetter(name) || '…'
}

/** The reader's name as a letter shows it. A stranger may have chosen it. */
export function shownName({ name, address }: Person): string {
  return name === address ? address : nameInLetter(name) || address
}

/** Delivers a mail, or throws. */
export type Post = (message: SendMailOptions, stopping?: AbortSignal) => Promise<void>
