/** The roles that a user can have, as stored. `Admin` passes every check. */
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

/** The format of the sign-in answer: objects whose values are role names. */
export type Permission = { permission: Role }

/** The roles that open each section of the back office. Admin opens all. */
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
	/** Jobs and job types, for the filters of the list of applications. */
	jobPosts: ['Careers', 'JobApplicants'],
	/** The count of what came, for the menu and open lists. Each role counts in its own section. */
	arrivals: ['ContactRequests', 'JobApplicants'],
	/** Admin only. */
	administration: [],
} as const satisfies Record<string, readonly Role[]>
export type Section = keyof typeof sections

export const sectionNames = Object.keys(sections) as Section[]

/** The roles that open a section. */
export const rolesFor = (section: Section): readonly Role[] => ['Admin', ...sections[section]]

/** Older spellings that a stored session may still hold. */
const otherSpellings: Record<string, Role> = { News: 'NewsAdmin', Events: 'EventsAdmin' }

/** Whether any value in `permissions` is one of the section's roles, or Admin. */
export function holdsSection(permissions: readonly Record<string, string>[], section: Section): boolean {
	const accepted: readonly string[] = rolesFor(section)
	return permissions.some((entry) =>
		Object.values(entry).some((value) => accepted.includes(otherSpellings[value] ?? value)),
	)
}
