import { untilGone } from '@kolleg/front'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Sender } from '../sandbox/fair-queue.ts'

/** Who uploads a file: the person, or the link of someone without an account. */
export const senderOf = ({ actor, ip }: FastifyRequest, reply: FastifyReply, link = ip): Sender => ({
  person: actor?.userId ?? link,
  gone: untilGone(reply),
})
