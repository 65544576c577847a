import type { ItemFile } from '#contracts/items/drafts.ts'
import type { ItemDescription, LabelledField } from '../item-description.ts'
import { type Compared, type ComparedField, isFile, isInside } from './compared-fields.ts'
import { picturesInside, type RichBlock } from './html/blocks.ts'
import { filesOf, withFiles, withListed } from './listed.ts'
import { chosenItems, isWholly } from './parts.ts'
import { type Choices, choiceOf, type SideChoice, type SideContent, textOfValue } from './sides.ts'

type TwoContents = { mine: SideContent; theirs: SideContent }

/** The version that the choices make. Fields without a choice are those of mine. */
export function mergedContent(
	description: ItemDescription,
	compared: Compared,
	sides: TwoContents,
	choices: Choices,
): SideContent {
	let merged: SideContent = { values: sides.mine.values, files: sides.mine.files }
	for (const each of compared.differing) {
		const choiceOfPart = (part: number) => choiceOf(choices, each.field.name, part)
		merged = withField(each, choiceOfPart, sides, merged)
		if (each.shape === 'blocks' && description.fields.some(isInside)) {
			const files = pictures(each.parts, choiceOfPart, sides)
			merged = { ...merged, files: withFiles(picturesInside, files, merged.files) }
		}
	}
	return merged
}

function withField(
	each: ComparedField,
	choiceOfPart: (part: number) => SideChoice,
	{ mine, theirs }: TwoContents,
	merged: SideContent,
): SideContent {
	const { field } = each
	if (each.shape === 'whole') return withWhole(field, choiceOfPart(0), { mine, theirs }, merged)
	if (isWholly('mine', each.parts, choiceOfPart)) return merged
	if (isWholly('theirs', each.parts, choiceOfPart)) return taken(field, theirs, merged)
	if (each.shape === 'items') {
		const items = chosenItems(each.parts, choiceOfPart).map(({ item }) => item)
		return withListed(field, items, merged)
	}
	const html = chosenItems(each.parts, choiceOfPart).map(({ item }) => item.html)
	return { ...merged, values: { ...merged.values, [field.name]: html.join('') } }
}

function withWhole(
	field: LabelledField,
	choice: SideChoice,
	{ mine, theirs }: TwoContents,
	merged: SideContent,
): SideContent {
	if (choice === 'mine') return merged
	if (choice === 'theirs') return taken(field, theirs, merged)
	const between = field.type === 'paragraphs' ? '\n\n' : ' '
	const both = [mine, theirs].map(({ values }) => textOfValue(values[field.name])).join(between)
	return { ...merged, values: { ...merged.values, [field.name]: both } }
}

/** Takes a field as theirs has it. */
function taken(field: LabelledField, theirs: SideContent, { values, files }: SideContent): SideContent {
	const { name, alts } = field
	if (isFile(field)) {
		const { [name]: _, ...others } = files
		const file = theirs.files[name]
		return { values, files: file ? { ...others, [name]: file } : others }
	}
	if (field.type === 'pictures') {
		return {
			values: alts ? { ...values, [alts]: theirs.values[alts] ?? [] } : values,
			files: withFiles(name, Object.fromEntries(filesOf(name, theirs.files)), files),
		}
	}
	return { values: { ...values, [name]: theirs.values[name] ?? null }, files }
}

/** The files that the chosen text names. If both versions of a file are named, that of mine. */
function pictures(
	parts: Extract<ComparedField, { shape: 'blocks' }>['parts'],
	choiceOfPart: (part: number) => SideChoice,
	sides: TwoContents,
): Record<string, ItemFile> {
	if (isWholly('mine', parts, choiceOfPart)) return Object.fromEntries(filesOf(picturesInside, sides.mine.files))
	const chosen = chosenItems<RichBlock>(parts, choiceOfPart)
	const files: Record<string, ItemFile> = {}
	for (const from of ['theirs', 'mine'] as const) {
		const other = from === 'mine' ? 'theirs' : 'mine'
		for (const name of chosen.filter((each) => each.from === from).flatMap(({ item }) => item.names)) {
			const field = `${picturesInside}.${name}`
			const file = sides[from].files[field] ?? sides[other].files[field]
			if (file) files[field] = file
		}
	}
	return files
}
