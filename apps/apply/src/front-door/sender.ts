import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Sender } from '../sandbox/fair-queue.ts'
import { untilGone } from './until-gone.ts'

/** Who sends a file: the person, or for those without an account the link they hold. */
export const senderOf = ({ actor, ip }: FastifyRequest, reply: FastifyReply, link = ip): Sender => ({
  person: actor?.userId ?? link,
  gone: untilGone(reply),
})
