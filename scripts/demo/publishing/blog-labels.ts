export const demoBlogCategories = [
	'Banking',
	'Documents and records',
	'Process automation',
	'Government',
	'Engineering',
] as const

export const demoBlogTags = [
	'KYC',
	'Trade finance',
	'Capture',
	'Retention',
	'BPMN',
	'Approvals',
	'Correspondence',
	'Search',
	'Security',
	'Integration',
	'Accessibility',
	'Operations',
] as const
