import { z } from 'zod/mini'
import { rowId } from '../shared/fields.ts'
import { itemKinds } from './kinds.ts'

/** A draft at one of its versions: `17.4` is the fourth version of draft 17. */
export type DraftVersion = { id: number; version: number }

export const draftVersionText = ({ id, version }: DraftVersion) => `${id}.${version}`

const shape = /^([1-9]\d{0,14})\.([1-9]\d{0,14})$/
const message = 'A draft and its version such as 17.4 are expected'

/** Names a draft at one of its versions. */
export const neededDraftVersion = () =>
	z.pipe(
		z.string({ error: message }).check(z.regex(shape, message)),
		z.transform((text: string): DraftVersion => {
			const [id = 0, version = 0] = text.split('.').map(Number)
			return { id, version }
		}),
	)

/** The optional field of a save that names the draft which the save replaces. Absent: every draft stays. */
export const draftVersion = () =>
	z.optional(
		z.pipe(
			z.transform((value: string | null) => (value === '' || value === null ? undefined : value)),
			z.optional(neededDraftVersion()),
		),
	)

/** The event that a revision records. `first` is the state before the first recorded change. */
export const revisionActs = ['first', 'added', 'changed', 'published', 'unpublished', 'deleted', 'restored'] as const
export type RevisionAct = (typeof revisionActs)[number]

const kind = z.enum(itemKinds)
export const byKind = z.object({ kind })
export const byKindAndId = z.object({ kind, id: rowId() })
export const byKindIdAndVersion = z.object({ kind, id: rowId(), version: rowId() })
