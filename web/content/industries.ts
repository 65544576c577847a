/**
 * The industries. Each one re-tints the design tokens inside `[data-industry]`, by its distance from the brand's hue in degrees
 * (`npm run icons` writes the hues).
 */
export const industries = {
	banking: { name: 'Banking', turn: 0 },
	'e-governance': { name: 'e-Governance', turn: -112 },
	enterprise: { name: 'Enterprise', turn: -42 },
	education: { name: 'Education', turn: 72 },
} as const

export type IndustryId = keyof typeof industries
