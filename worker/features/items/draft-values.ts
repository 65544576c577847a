import type { ItemValues } from '#contracts/items/drafts.ts'
import { isTooLong, isWrongChoice } from '#contracts/shared/fields.ts'
import type { ItemKind } from '#worker/editing/item-kind.ts'
import { AppError } from '#worker/http/errors.ts'
import { messagesByField } from '#worker/http/validate.ts'
import { plainForm } from './form-of-draft.ts'

/** In characters, for a value that its contract refuses for another reason than its length. */
const longestWrongValue = 20_000

/**
 * Checks the values of a draft and cleans its HTML. Text may be missing or half typed, but not longer than the contract of
 * the form allows. Times and choices must be right or empty. Throws `request.invalid`.
 */
export async function acceptedValues(kind: ItemKind, values: ItemValues): Promise<ItemValues> {
	const issues = issuesOf(kind, values)
	const refused = issues.filter(
		(issue) => issue.code === 'unrecognized_keys' || isTooLong(issue) || isWrong(kind, values, issue),
	)
	const long = Object.entries(values).filter(
		([field, value]) => field !== kind.htmlField && JSON.stringify(value).length > longestWrongValue,
	)
	const fields = {
		...Object.fromEntries(long.map(([field]) => [field, 'This is too long'])),
		...messagesByField(refused),
	}
	if (Object.keys(fields).length > 0) throw new AppError('request.invalid', { fields })
	return kind.htmlField ? { ...values, [kind.htmlField]: await cleaned(kind.htmlField, values) } : values
}

/** The values of a stored draft without wrong times and choices, which earlier versions kept: the form has the item's. */
export function withoutWrongChoices(kind: ItemKind, values: ItemValues): ItemValues {
	const wrong = issuesOf(kind, values).filter((issue) => isWrong(kind, values, issue))
	const fields = new Set(wrong.map(fieldOf))
	return Object.fromEntries(Object.entries(values).filter(([field]) => !fields.has(field)))
}

const issuesOf = (kind: ItemKind, values: ItemValues) =>
	kind.form.safeParse((kind.formOf ?? plainForm(kind))({ values, files: {} }, null, {})).error?.issues ?? []

type Issue = ReturnType<typeof issuesOf>[number]

const fieldOf = ({ path: [field = ''] }: Issue) => String(field)

/** Codes of a value of another type, or of none of the choices. Text of a wrong form has others. */
const wrongCodes: readonly string[] = ['invalid_type', 'invalid_value', 'invalid_union']

/** Whether an issue is that of a value which nobody can be typing. */
function isWrong({ labels, fields }: ItemKind, values: ItemValues, issue: Issue): boolean {
	const field = fieldOf(issue)
	const value = values[field]
	if (value === undefined || value === null || value === '') return false
	if (typeof value === 'string' && fields[field] === 'number') return false
	// Rules about several fields are custom too: their other field may arrive later.
	return (
		isWrongChoice(issue) || wrongCodes.includes(issue.code) || (Object.hasOwn(labels, field) && issue.code !== 'custom')
	)
}

async function cleaned(field: string, values: ItemValues): Promise<string> {
	const { cleanHtml } = await import('#worker/publishing/clean-html.ts')
	const html = cleanHtml(String(values[field] ?? ''))?.trim()
	if (html === undefined)
		throw new AppError('request.invalid', {
			fields: { [field]: 'The text is too long, or nested too deeply, to be kept.' },
		})
	return html
}
