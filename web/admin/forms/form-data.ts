/** Converts form values to multipart parts. Skips absent values. `images: { a: file }` becomes `images[a]`. */
export function partsOf(values: Record<string, unknown>): Record<string, string | File> {
	const parts: Record<string, string | File> = {}
	for (const [name, value] of Object.entries(values)) {
		if (isPart(value)) parts[name] = partOf(value)
		else
			for (const [key, part] of Object.entries(value ?? {})) if (isPart(part)) parts[`${name}[${key}]`] = partOf(part)
	}
	return parts
}

type Part = string | number | boolean | File

const isPart = (value: unknown): value is Part =>
	value instanceof File || ['string', 'number', 'boolean'].includes(typeof value)

const partOf = (value: Part) => (value instanceof File ? value : String(value))
