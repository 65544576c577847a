/** The permissions that a user can hold, as stored. `Admin` passes every check. */
export const roles = [
	'Admin',
	'Blogs',
	'CaseStudies',
	'JobApplicants',
	'ContactRequests',
	'Flyers',
	'WhitePapers',
	'NewsAdmin',
	'EventsAdmin',
	'UserListing',
	'Careers',
] as const
export type Role = (typeof roles)[number]

/** As the sign-in answer lists them: objects whose values are role names. */
export type Permission = { permission: Role }

/** Which roles open which section of the back office, besides Admin. */
export const sections = {
	blogs: ['Blogs'],
	caseStudies: ['CaseStudies'],
	applications: ['JobApplicants'],
	enquiries: ['ContactRequests'],
	flyers: ['Flyers'],
	whitepapers: ['WhitePapers'],
	news: ['NewsAdmin'],
	events: ['EventsAdmin'],
	users: ['UserListing'],
	careers: ['Careers'],
	/** Jobs and their types, read as the filters of applications need them. */
	jobPosts: ['Careers', 'JobApplicants'],
	/** Nobody but Admin. */
	administration: [],
} as const satisfies Record<string, readonly Role[]>
export type Section = keyof typeof sections

/** Older spellings that a stored session may still hold. */
const otherSpellings: Record<string, Role> = { News: 'NewsAdmin', Events: 'EventsAdmin' }

/** Whether any value in `permissions` is one of the section's roles, or Admin. */
export function holds(permissions: readonly Record<string, string>[], section: Section): boolean {
	const accepted: readonly string[] = ['Admin', ...sections[section]]
	return permissions.some((entry) =>
		Object.values(entry).some((value) => accepted.includes(otherSpellings[value] ?? value)),
	)
}
