/** The value of a JSON text; null if it is none. What comes from outside then goes through a schema. */
export function jsonOf(text: string | null): unknown {
	try {
		return JSON.parse(text ?? 'null')
	} catch {
		return null
	}
}
