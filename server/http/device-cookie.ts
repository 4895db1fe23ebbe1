// Recognises a browser that has signed in before. The cookie opens nothing (docs/decisions/0022).
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookie, readCookie } from './browser.ts'

/** Browsers send the cookie only to the calls that need it. */
const deviceCookie = { name: 'listpass_device', path: '/api/login', seconds: 90 * 86_400 }

/** The only form that a use case may return, so that no value can break the header. */
const shape = /^[\w.-]{1,300}$/

export type Device = {
  /** The cookie that this browser got at an earlier sign-in, as it claims. */
  device: string | undefined
  rememberDevice: (value: string) => void
}

export function deviceOf(request: FastifyRequest, reply: FastifyReply, publicUrl: string): Device {
  const { name, path, seconds } = deviceCookie
  return {
    device: readCookie(request, name, shape),
    rememberDevice(value) {
      const attributes = [`Path=${path}`, `Max-Age=${seconds}`, 'HttpOnly']
      reply.header('set-cookie', cookie(publicUrl, { name, value, attributes }))
    },
  }
}
