import { expect, test } from 'vitest'
import { holdsSection, type Role, roles, type Section, sections } from '#contracts/auth/roles.ts'

/** The specification's table: section -> the role that opens it besides Admin. */
const opens: Record<Exclude<Section, 'administration' | 'jobPosts' | 'arrivals'>, Role> = {
	blogs: 'Blogs',
	caseStudies: 'CaseStudies',
	applications: 'JobApplicants',
	enquiries: 'ContactRequests',
	flyers: 'Flyers',
	whitepapers: 'WhitePapers',
	news: 'NewsAdmin',
	events: 'EventsAdmin',
	users: 'UserListing',
	careers: 'Careers',
}
const allSections = Object.keys(sections) as Section[]

test.each(Object.entries(opens) as [Section, Role][])('%s opens to %s and to Admin alone', (section, role) => {
	expect(roles.filter((held) => holdsSection([{ permission: held }], section))).toEqual(['Admin', role])
})

test('only Admin administrates', () => {
	expect(roles.filter((held) => holdsSection([{ permission: held }], 'administration'))).toEqual(['Admin'])
})

test('the roles for jobs and for applications may read the job posts', () => {
	expect(roles.filter((held) => holdsSection([{ permission: held }], 'jobPosts'))).toEqual([
		'Admin',
		'JobApplicants',
		'Careers',
	])
})

test('the roles for contact requests and for applications may ask what has arrived', () => {
	expect(roles.filter((held) => holdsSection([{ permission: held }], 'arrivals'))).toEqual([
		'Admin',
		'JobApplicants',
		'ContactRequests',
	])
})

test('every section has its row above', () => {
	expect([...Object.keys(opens), 'administration', 'jobPosts', 'arrivals'].sort()).toEqual([...allSections].sort())
})

test('one of several permissions is enough', () => {
	expect(holdsSection([{ permission: 'Blogs' }, { permission: 'Careers' }], 'careers')).toBe(true)
	expect(holdsSection([{ permission: 'Blogs' }, { permission: 'Admin' }], 'careers')).toBe(true)
})

test('News and Events are other spellings of NewsAdmin and EventsAdmin', () => {
	expect(allSections.filter((section) => holdsSection([{ permission: 'News' }], section))).toEqual(['news'])
	expect(allSections.filter((section) => holdsSection([{ permission: 'Events' }], section))).toEqual(['events'])
})

test('any value of a permission counts, whatever its key', () => {
	expect(holdsSection([{ role: 'Blogs', description: 'Writes' }], 'blogs')).toBe(true)
	expect(holdsSection([{ description: 'Writes', role: 'Blogs' }], 'blogs')).toBe(true)
})

test.each([
	['nothing', []],
	['an empty object', [{}]],
	['another case', [{ permission: 'admin' }, { permission: 'blogs' }]],
	['a part of a role', [{ permission: 'Adm' }, { permission: 'Blog' }]],
	['several roles in one text', [{ permission: 'Admin,Blogs' }]],
	['the name of an inherited property', [{ permission: 'constructor' }, { permission: '__proto__' }]],
])('%s opens no section', (_, permissions: Record<string, string>[]) => {
	expect(allSections.filter((section) => holdsSection(permissions, section))).toEqual([])
})
