import type { CheckedItem, Hint } from '../item.ts'

/** Properties that the structured data lacks. */
export const structuredData = ({ lacks }: CheckedItem): Hint[] =>
	lacks.map(({ what, todo, field }) => ({
		text: `The data for search engines has no ${what}. ${todo}`,
		target: { field },
	}))
