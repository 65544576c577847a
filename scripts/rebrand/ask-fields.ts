import { z } from 'zod/mini'

/** Asks one question on the terminal and returns the answer. An empty answer means the fallback. */
export type Ask = (question: string, fallback: string) => Promise<string>

/** Asks until the answer is valid. */
export async function askValue<Value>(
	ask: Ask,
	question: string,
	schema: z.ZodMiniType<Value>,
	fallback: string,
	read: (answer: string) => unknown = (answer) => answer,
): Promise<Value> {
	for (let text = question; ; ) {
		const parsed = schema.safeParse(read(await ask(text, fallback)), { error: z.locales.en().localeError })
		if (parsed.success) return parsed.data
		text = `${z.prettifyError(parsed.error)}\n${question}`
	}
}

type Shape = Record<string, z.ZodMiniType>
type Values<Questions extends object> = Record<keyof Questions, string | number>

/** Asks for several fields of an object. A field that is a number stays one. */
export async function askFields<Questions extends Record<string, string>>(
	ask: Ask,
	questions: Questions,
	shape: Shape,
	fallbacks: Values<Questions>,
): Promise<Record<string, unknown>> {
	const answers: Record<string, unknown> = {}
	for (const [field, question] of Object.entries(questions)) {
		const fallback = fallbacks[field]
		const read = typeof fallback === 'number' ? Number : String
		answers[field] = await askValue(ask, question, shape[field] ?? z.unknown(), String(fallback), read)
	}
	return answers
}

/** Reads "Kochi, India" as two words, and "-" as none. */
export const wordsOf = (answer: string) =>
	answer
		.split(',')
		.map((word) => word.trim())
		.filter((word) => word !== '' && word !== '-')
