import { joinedItems } from '#contracts/content/case-studies.ts'
import type { ItemFile, ItemValues } from '#contracts/items/drafts.ts'
import type { ItemDescription, LabelledField } from '../item-description.ts'
import type { Entry } from './aligned.ts'
import { namesIn, picturesInside, withNames } from './blocks.ts'
import { entriesOf, filesOf, isFile, isInside, type Shape, type SideContent, shapeOf } from './entries.ts'
import { isEqual, type MergedEntries, mergeEntries, type Part, type SideName } from './merged-entries.ts'

export type MergedField = MergedEntries & { field: LabelledField; shape: Shape }

/** `base`: the version from which both sides began. null: nobody knows it, so nothing is taken without a question. */
export type Versions = Readonly<Record<SideName, SideContent>> & { base: SideContent | null }

export type Choice = SideName | 'both'

/** The choices by the id of their question. */
export type Choices = Readonly<Record<string, Choice>>

/** What both sides have changed. `part` is null if that is the order of the field. */
export type Question = { id: string; merged: MergedField; part: Part | null; canTakeBoth: boolean }

/** Merges two versions of an item field by field. */
export const mergeContents = ({ fields }: ItemDescription, { base, mine, theirs }: Versions): MergedField[] =>
	fields
		.filter((field) => !isInside(field))
		.map((field) => {
			const [shape, before] = [shapeOf(field), base && entriesOf(field, base)]
			return { field, shape, ...mergeEntries(shape, before, entriesOf(field, mine), entriesOf(field, theirs)) }
		})

export const questionsIn = (fields: readonly MergedField[]): Question[] =>
	fields.flatMap((merged) => {
		const asked = [...merged.parts, null].filter((part) => (part ?? merged.order).taken === null)
		return asked.map((part) => ({
			id: questionId(merged, part),
			merged,
			part,
			canTakeBoth: part !== null && canTakeBoth(merged, part),
		}))
	})

const questionId = ({ field }: MergedField, part: Part | null) => `${field.name} ${part ? part.id : 'order'}`

/** Sentences can follow each other. Numbers, addresses and other single words cannot. */
function canTakeBoth({ field, shape }: MergedField, { mine, theirs }: Part): boolean {
	if (shape === 'blocks' || shape === 'list') return mine.length > 0 && theirs.length > 0
	const texts = [...mine, ...theirs].map(({ text }) => text.trim())
	const areSentences = field.type === 'paragraphs' || (field.type === 'text' && texts.some((text) => /\s/.test(text)))
	return areSentences && !texts.includes('')
}

type Chosen = { entry: Entry; from: SideName }

/** The version that the choices make. Throws if a question has none. */
export function resolved(fields: readonly MergedField[], choices: Choices, { mine, theirs }: Versions): SideContent {
	let content: SideContent = { values: mine.values, files: mine.files }
	for (const merged of fields) {
		const { field } = merged
		const chosen = chosenEntries(merged, choices)
		const entries = chosen.map(({ entry }) => entry)
		// What is as one side has it stays as that side writes it.
		if (isEqual(entries, entriesOf(field, mine))) continue
		content = isEqual(entries, entriesOf(field, theirs))
			? withValue(
					field,
					theirs.values[field.alts ?? field.name],
					Object.fromEntries(filesIn(field, theirs.files)),
					content,
				)
			: withEntries(merged, chosen, { mine, theirs }, content)
	}
	return content
}

function chosenEntries(merged: MergedField, choices: Choices): Chosen[] {
	const { parts, order } = merged
	function choiceOf(part: Part | null): Choice {
		const { taken } = part ?? order
		const choice = taken === 'same' ? 'mine' : (taken ?? choices[questionId(merged, part)])
		if (!choice) throw new Error(`No choice for ${questionId(merged, part)}`)
		return choice
	}
	return order[choiceOf(null) === 'theirs' ? 'theirs' : 'mine'].flatMap((id) => {
		const part = parts.find((each) => each.id === id)
		if (!part) return []
		const choice = choiceOf(part)
		const sides = (['mine', 'theirs'] as const).filter((side) => choice === side || choice === 'both')
		return sides.flatMap((from) => part[from].map((entry) => ({ entry, from })))
	})
}

type Files = SideContent['files']

/** The files of a field, or of the pictures inside it. */
function filesIn(field: LabelledField, files: Files): [path: string, file: ItemFile][] {
	if (isFile(field)) return Object.entries(files).filter(([path]) => path === field.name)
	return filesOf(field.type === 'html' ? picturesInside : field.name, files)
}

function withValue(
	field: LabelledField,
	value: ItemValues[string] | undefined,
	files: Files,
	content: SideContent,
): SideContent {
	const old = new Set(filesIn(field, content.files).map(([path]) => path))
	const others = Object.entries(content.files).filter(([path]) => !old.has(path))
	return {
		values: isFile(field) ? content.values : { ...content.values, [field.alts ?? field.name]: value ?? null },
		files: { ...Object.fromEntries(others), ...files },
	}
}

/** Writes entries of both versions into their field. */
function withEntries(
	{ field, shape }: MergedField,
	chosen: readonly Chosen[],
	sides: Record<SideName, SideContent>,
	content: SideContent,
): SideContent {
	const values = chosen.map(({ entry }) => entry.value)
	const between = field.type === 'paragraphs' ? '\n\n' : ' '
	switch (shape) {
		case 'blocks': {
			const { html, files } = textOf(chosen, sides)
			return withValue(field, html, files, content)
		}
		case 'list':
			return withValue(field, joinedItems(values), {}, content)
		case 'questions':
			return withValue(field, `[${values.join(',')}]`, {}, content)
		case 'choices':
			return withValue(field, values.sort((one, other) => Number(one) - Number(other)).join(','), {}, content)
		case 'gallery': {
			const files = chosen.flatMap(({ entry: { file } }, place) => (file ? [[`${field.name}.${place}`, file]] : []))
			return withValue(field, values, Object.fromEntries(files), content)
		}
		case 'whole':
			return withValue(field, values.join(between), {}, content)
	}
}

/** Joins blocks. If both versions have a name for different pictures, the second one gets another name. */
function textOf(chosen: readonly Chosen[], sides: Record<SideName, SideContent>): { html: string; files: Files } {
	const files: Files = {}
	const html = chosen.map(({ entry: { value }, from }) => {
		const names: Record<string, string> = {}
		for (const name of namesIn(value)) {
			const file = sides[from].files[pathOf(name)] ?? sides[from === 'mine' ? 'theirs' : 'mine'].files[pathOf(name)]
			if (!file) continue
			const free = freeName(name, file, files)
			files[pathOf(free)] = file
			names[name] = free
		}
		return withNames(value, names)
	})
	return { html: html.join(''), files }
}

const pathOf = (name: string) => `${picturesInside}.${name}`

const longestName = 64

function freeName(name: string, { key }: ItemFile, files: Files): string {
	for (let count = 1; ; count++) {
		const tail = count === 1 ? '' : `-${count}`
		const free = name.slice(0, longestName - tail.length) + tail
		const other = files[pathOf(free)]
		if (!other || other.key === key) return free
	}
}
