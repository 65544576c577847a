import type { Lack } from '../item.ts'

/** Which of the wanted properties the structured data lacks. */
export const lacking = (data: object | undefined, wanted: Readonly<Record<string, Lack>>): Lack[] =>
	Object.entries(wanted)
		.filter(([property]) => !data || !(property in data))
		.map(([, lack]) => lack)
