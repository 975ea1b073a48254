import type { Actor, Permitted } from '@kolleg/access'
import type { Kysely } from 'kysely'
import type { Tables, Tx } from '../db/schema.ts'
import { problem } from '../problems.ts'
import { templates } from './template.policy.ts'
import { findTemplate, lockTemplate } from './template.store.ts'
import type { OwnTemplate } from './template.ts'

export const getTemplate = async (db: Kysely<Tables>, actor: Actor, templateId: string): Promise<OwnTemplate> =>
  templates.permit(actor, 'read', (await findTemplate(db, templateId)) ?? none()).record

/** Locks the template for a change, if the actor may make it. */
export const lockTemplateFor = async <D extends 'edit' | 'delete'>(
  tx: Tx,
  actor: Actor,
  deed: D,
  templateId: string,
): Promise<Permitted<D, OwnTemplate>> => templates.permit(actor, deed, (await lockTemplate(tx, templateId)) ?? none())

const none = (): never => {
  throw problem('NOT_FOUND', { detail: 'There is no such e-mail template.' })
}
