import { type Role, roles } from '#contracts/auth/roles.ts'

/** Who can sign in to a local machine: the administrator, and one account for each role, named after it. */
export type DemoAccount = { userName: string; fullName: string; roles: readonly Role[] }

export const demoPassword = 'Moonlight@1'

const names: Record<Role, string> = {
	Admin: 'Nila Varrier',
	Blogs: 'Tomasz Wilgocki',
	CaseStudies: 'Meenal Karvekar',
	JobApplicants: 'Adaeze Umunnakwe',
	ContactRequests: 'Joana Filgueiras',
	Flyers: 'Rustam Yuldoshov',
	WhitePapers: 'Sigrún Hallsdóttir',
	NewsAdmin: 'Hamad Al Suwaidan',
	EventsAdmin: 'Lê Thị Hoài An',
	UserListing: 'Gerrit Molenkamp',
	Careers: 'Paloma Quintanar',
}

export const demoAccounts: readonly DemoAccount[] = roles.map((role) => ({
	userName: role.toLowerCase(),
	fullName: names[role],
	roles: [role],
}))
