import { type Question, questionsIn } from '#contracts/careers/questions.ts'
import { itemsOf } from '#contracts/content/case-studies.ts'
import type { ItemFile, ItemValues } from '#contracts/items/drafts.ts'
import type { LabelledField } from '../item-description.ts'
import type { Entry } from './aligned.ts'
import { blocksOf } from './blocks.ts'

export type SideContent = { values: ItemValues; files: Record<string, ItemFile> }

export type Shape = 'whole' | 'blocks' | 'list' | 'choices' | 'questions' | 'gallery'

export function shapeOf({ type, alts }: LabelledField): Shape {
	if (type === 'html') return 'blocks'
	if (type === 'list' || type === 'choices' || type === 'questions') return type
	return type === 'pictures' && alts !== undefined ? 'gallery' : 'whole'
}

/** Whether the field holds the pictures inside a rich text. They move with the blocks that show them. */
export const isInside = ({ type, alts }: LabelledField) => type === 'pictures' && alts === undefined

export const isFile = ({ type }: LabelledField) => type === 'picture' || type === 'file'

/** The text by which values are compared. */
const textOfValue = (value: ItemValues[string] | undefined): string =>
	Array.isArray(value) ? JSON.stringify(value) : String(value ?? '')

export function entriesOf(field: LabelledField, content: SideContent): Entry[] {
	const text = textOfValue(content.values[field.name])
	switch (shapeOf(field)) {
		case 'blocks':
			return blocksOf(text, content.files)
		case 'list':
			return itemsOf(text).map((item) => ({ id: item, key: item, value: item, text: item }))
		case 'choices':
			return idsIn(text).map((id) => ({ id, key: id, value: id, text: id }))
		case 'questions':
			return questionsIn(text).map((each) => {
				const value = JSON.stringify(each)
				return { id: each.id, key: value, value, text: questionText(each) }
			})
		case 'gallery':
			return gallery(field, content)
		case 'whole':
			return [wholeOf(field, text, content.files[field.name])]
	}
}

/** A question as readable text. */
const questionText = ({ kind, words, choices, required, retired }: Question) =>
	[
		words,
		choices.length > 0 ? choices.join(', ') : kind,
		...(required ? ['required'] : []),
		...(retired ? ['retired'] : []),
	].join(' · ')

function wholeOf(field: LabelledField, value: string, file: ItemFile | undefined): Entry {
	const text = isFile(field) ? (file?.name ?? '') : value
	const key = isFile(field) ? (file?.key ?? '') : comparable(field, value)
	return { id: '', key, value, text, ...(isFile(field) && file && { file }) }
}

function comparable({ type }: LabelledField, text: string): string {
	if (type === 'flag') return String(text === 'true')
	// A text field has no other line ends.
	return type === 'moment' && hasZone(text) ? new Date(text).toISOString() : text.replaceAll('\r\n', '\n')
}

/** Whether a moment is the same for every reader. */
export const hasZone = (moment: string) => /(Z|[+-]\d\d:\d\d)$/.test(moment) && !Number.isNaN(Date.parse(moment))

const idsIn = (text: string) =>
	[...new Set(text.split(',').map((id) => id.trim()))].filter(Boolean).sort((one, other) => Number(one) - Number(other))

function gallery({ name, alts = '' }: LabelledField, { values, files }: SideContent): Entry[] {
	const texts = values[alts]
	return filesOf(name, files)
		.sort(([one], [other]) => placeOf(one) - placeOf(other))
		.map(([path, file]) => {
			const alt = Array.isArray(texts) ? textOfValue(texts[placeOf(path)]) : ''
			return { id: file.key, key: `${file.key}\n${alt}`, value: alt, text: alt || file.name, file }
		})
}

const placeOf = (path: string) => Number(path.slice(path.lastIndexOf('.') + 1))

/** The files of a field that has several: `gallery.0`, `gallery.1` and so on. */
export const filesOf = (name: string, files: Record<string, ItemFile>): [string, ItemFile][] =>
	Object.entries(files).filter(([path]) => path.startsWith(`${name}.`))
