import { z } from 'zod/mini'
import { type Brand, brandSchema } from '#web/content/brand-schema.ts'
import { everyProduct } from '#web/content/products/all.ts'
import { Refusal } from '../command/steps.ts'
import { completeNames, type Names, nameFields, renamed } from './company-names.ts'

type Fields = Record<string, unknown>

/**
 * Merges changes over the present brand. Lists are replaced as a whole, and null removes a field. Texts that are not given
 * take over the new names: the mailboxes move to the new domain.
 *
 * @throws {Refusal} with a line for each invalid field
 */
export function newBrand(present: Brand, changes: unknown): Brand {
	if (!isFields(changes)) throw new Refusal('The answers must be a JSON object with fields of the brand.')
	const names = completeNames(validNames(changes), present)
	const carried: Fields = JSON.parse(JSON.stringify(present), (_, value: unknown) =>
		typeof value === 'string' ? renamed(value, present, names) : value,
	)
	// A new rule with the old texts would mislead. The schema requires all of them.
	if (changes.staffNumbers) carried.staffNumbers = {}
	if (Array.isArray(changes.offices)) carried.timeZone = zoneOfHeadOffice(changes.offices) ?? carried.timeZone
	if (names.shortName !== present.shortName) delete carried.nameOrigin
	return validBrand(merged({ ...carried, ...names }, changes))
}

/** Leaves out what is not valid. The schema reports it. */
function zoneOfHeadOffice([office]: readonly unknown[]): unknown {
	return brandSchema.shape.offices.def.element.safeParse(office).data?.timeZone
}

const isFields = (value: unknown): value is Fields =>
	typeof value === 'object' && value !== null && !Array.isArray(value)

/** Leaves out what is not valid. The schema reports it. */
const validNames = (changes: Fields): Partial<Names> =>
	Object.fromEntries(
		nameFields.flatMap((field) => {
			const { success, data } = brandSchema.shape[field].safeParse(changes[field])
			return success ? [[field, data]] : []
		}),
	)

function merged(present: Fields, changes: Fields): Fields {
	const result = { ...present }
	for (const [field, value] of Object.entries(changes)) {
		const before = result[field]
		if (value === null) delete result[field]
		else result[field] = isFields(before) && isFields(value) ? merged(before, value) : value
	}
	return result
}

function validBrand(value: Fields): Brand {
	const parsed = brandSchema.safeParse(value, { error: z.locales.en().localeError })
	if (!parsed.success)
		throw new Refusal(`Nothing was changed. The brand is not valid:\n${z.prettifyError(parsed.error)}`)
	const known = ['investors', 'films', 'origin', ...everyProduct.map(({ path }) => path)]
	const unknown = parsed.data.switchedOff.filter((each) => !known.includes(each))
	if (unknown.length > 0)
		throw new Refusal(`Nothing was changed. switchedOff names what is not there: ${unknown.join(', ')}.
Known are ${known.join(', ')}.`)
	return parsed.data
}
