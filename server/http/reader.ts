// The reader of an answer: a caller without a language, such as a program, gets English.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseLanguage, type Language, tagOf } from '#domain/spoken.ts'
import { type Declined, declinedBody } from './declined-body.ts'

export function languageOfReader({ headers }: FastifyRequest): Language {
  return chooseLanguage(headers['accept-language'])
}

/** Sends a refusal in the reader's language. */
export function sendDeclined(reply: FastifyReply, declined: Declined): FastifyReply {
  const language = languageOfReader(reply.request)
  return sendInLanguage(reply, language, declinedBody(declined, language))
}

export function sendInLanguage(reply: FastifyReply, language: Language, body: unknown): FastifyReply {
  return reply.header('content-language', tagOf[language]).send(body)
}
