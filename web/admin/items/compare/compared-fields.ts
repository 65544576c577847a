import type { ItemDescription, LabelledField, Names } from '../item-description.ts'
import { blocksOf, type RichBlock } from './html/blocks.ts'
import { type Listed, listedIn } from './listed.ts'
import { alignedParts, differs, type Part, unitedParts } from './parts.ts'
import { type Choices, type SideContent, textOfValue } from './sides.ts'

/** A field that differs, and the parts in which it does. */
export type ComparedField =
	| { shape: 'whole'; field: LabelledField; canJoin: boolean }
	| { shape: 'blocks'; field: LabelledField; parts: readonly Part<RichBlock>[] }
	| { shape: 'items'; field: LabelledField; parts: readonly Part<Listed>[] }

export type Compared = { differing: readonly ComparedField[]; equal: number }

type TwoContents = { mine: SideContent; theirs: SideContent }

/** Compares two versions field by field. */
export function compareFields({ fields }: ItemDescription, names: Names, sides: TwoContents): Compared {
	// The choices among texts settle the pictures inside them.
	const asked = fields.filter((field) => !isInside(field))
	const differing = asked.map((field) => compareField(field, names, sides)).filter((each) => each !== null)
	return { differing, equal: asked.length - differing.length }
}

/** Whether the field holds the pictures inside a rich text. */
export const isInside = ({ type, alts }: LabelledField) => type === 'pictures' && alts === undefined

function compareField(field: LabelledField, names: Names, { mine, theirs }: TwoContents): ComparedField | null {
	if (field.type === 'html') {
		const blocks = ({ values, files }: SideContent) => blocksOf(textOfValue(values[field.name]), files)
		const parts = alignedParts(blocks(mine), blocks(theirs))
		return parts.some(differs) ? { shape: 'blocks', field, parts } : null
	}
	if (field.type === 'list' || field.type === 'choices' || field.type === 'pictures') {
		const parts = unitedParts(listedIn(field, mine, names), listedIn(field, theirs, names))
		return parts.some(differs) ? { shape: 'items', field, parts } : null
	}
	if (comparable(field, mine) === comparable(field, theirs)) return null
	return { shape: 'whole', field, canJoin: canJoin(field, mine, theirs) }
}

export const isFile = ({ type }: LabelledField) => type === 'picture' || type === 'file'

function comparable(field: LabelledField, { values, files }: SideContent): string {
	if (isFile(field)) return files[field.name]?.key ?? ''
	const text = textOfValue(values[field.name])
	if (field.type === 'flag') return String(text === 'true')
	return field.type === 'moment' && hasZone(text) ? new Date(text).toISOString() : text
}

/** Whether a moment is the same for every reader. */
export const hasZone = (moment: string) => /(Z|[+-]\d\d:\d\d)$/.test(moment) && !Number.isNaN(Date.parse(moment))

/** Sentences can follow each other. Numbers, addresses and other single words cannot. */
function canJoin({ name, type }: LabelledField, mine: SideContent, theirs: SideContent): boolean {
	const texts = [mine, theirs].map(({ values }) => textOfValue(values[name]).trim())
	if (texts.includes('')) return false
	return type === 'paragraphs' || (type === 'text' && texts.some((text) => /\s/.test(text)))
}

/** The choice of one side for everything that differs. */
export const allOf = (side: 'mine' | 'theirs', { differing }: Compared): Choices =>
	Object.fromEntries(
		differing.map((each) => {
			const parts = each.shape === 'whole' ? 1 : each.parts.length
			return [each.field.name, Object.fromEntries(Array.from({ length: parts }, (_, part) => [part, side]))]
		}),
	)
