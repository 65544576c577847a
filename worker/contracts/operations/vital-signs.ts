import { z } from 'zod/mini'
import { described, named } from '../shared/answers.ts'

const state = z.enum(['up', 'down'])

/** The needs of the site. */
const vitalSigns = {
	database: state,
	migrations: state,
	media: state,
	privateFiles: state,
	settings: state,
	build: state,
	cron: state,
	mail: state,
}
export type VitalSign = keyof typeof vitalSigns
const signNames = Object.keys(vitalSigns) as VitalSign[]

/** The fault, without any value of a setting. */
const findingFields = {
	cause: described('A code or the names of settings.', z.string()),
	text: z.string(),
	mend: described('The command that mends it; null: docs/operations.md says what to do.', z.nullable(z.string())),
}
export type VitalFinding = z.infer<z.ZodMiniObject<typeof findingFields>>

/** The answer of `/health`. */
export const siteHealth = named(
	'SiteHealth',
	z.object({
		status: state,
		environment: z.string(),
		version: described('The id of the deployed version; null on a local machine.', z.nullable(z.string())),
		...vitalSigns,
		findings: z.array(z.object({ sign: z.enum(signNames), ...findingFields })),
	}),
)
