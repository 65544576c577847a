import type { ItemValues } from '#contracts/items/drafts.ts'
import { isTooLong } from '#contracts/shared/fields.ts'
import type { ItemKind } from '#worker/editing/item-kind.ts'
import { AppError } from '#worker/http/errors.ts'
import { fieldMessages } from '#worker/http/validate.ts'
import { plainForm } from './form-of-draft.ts'

/** In characters, for a value that its contract refuses for another reason than its length. */
const longestWrongValue = 20_000

/**
 * Checks the values of a draft, which may be incomplete or wrong but not longer than the contract of the form allows, and cleans its
 * HTML. Throws `request.invalid`.
 */
export async function acceptedValues(kind: ItemKind, values: ItemValues): Promise<ItemValues> {
	const form = (kind.formOf ?? plainForm(kind))({ values, files: {} }, null, {})
	const issues = kind.form.safeParse(form).error?.issues ?? []
	const refused = issues.filter((issue) => issue.code === 'unrecognized_keys' || isTooLong(issue))
	const long = Object.entries(values).filter(
		([field, value]) => field !== kind.htmlField && JSON.stringify(value).length > longestWrongValue,
	)
	const fields = {
		...Object.fromEntries(long.map(([field]) => [field, 'This is too long'])),
		...fieldMessages(refused),
	}
	if (Object.keys(fields).length > 0) throw new AppError('request.invalid', { fields })
	return kind.htmlField ? { ...values, [kind.htmlField]: await cleaned(kind.htmlField, values) } : values
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
