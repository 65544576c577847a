import type { RevisionRow } from '#contracts/items/history.ts'
import type { RevisionAct } from '#contracts/items/items.ts'
import { capitalised } from '#contracts/shared/capitalised.ts'
import { fieldLabel } from '../../audit/audit-words.ts'
import type { ItemDescription } from '../item-description.ts'
import { actWords } from '../item-words.ts'

export const revisionWords: Record<RevisionAct, string> = {
	first: 'First kept version',
	added: 'Added',
	changed: 'Changed',
	published: capitalised(actWords.publish.done),
	unpublished: capitalised(actWords.unpublish.done),
	deleted: 'Deleted',
	restored: 'Restored from the trash',
}

/** The labels of fields, as the form has them. */
export const labelsOf = ({ fields }: ItemDescription, names: readonly string[]): string[] =>
	names.map((name) => fields.find((field) => field.name === name)?.label ?? capitalised(fieldLabel(name)))

export const versionLabel = ({ number }: Pick<RevisionRow, 'number'>) => `Version ${number}`
