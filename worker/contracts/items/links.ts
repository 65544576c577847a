import { z } from 'zod/mini'
import { described } from '../shared/answers.ts'
import { atMost, notEmpty, requiredText } from '../shared/fields.ts'

export const mostLinksToCheck = 50
const longestPath = 2_000

const paths = () => {
	const message = `1 to ${mostLinksToCheck} paths are expected`
	return z
		.array(requiredText(message, longestPath), { error: message })
		.check(
			notEmpty(message),
			atMost(mostLinksToCheck, message),
			z.meta({ minItems: 1, maxItems: mostLinksToCheck, examples: [['/BlogView/4', '/EventsView/17']] }),
		)
}

/** The paths of this site that a text links to. */
export const linksToCheck = z.strictObject({ paths: paths() })

export const deadLinks = described(
	'The paths that lead to no item or file which visitors see now.',
	z.array(z.string()),
	['/EventsView/17'],
)
