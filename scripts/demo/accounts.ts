import { type Role, roles } from '#contracts/auth/roles.ts'

/** An account that can sign in on a local machine. Each role has one, whose user name is the role in lower case. */
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
