import { expect, test } from 'vitest'
import { roles } from '#contracts/auth/roles.ts'
import { applicationsPageSize } from '#contracts/careers/applications.ts'
import { blogsPageSize } from '#contracts/content/blogs.ts'
import { caseStudiesPageSize, publicCaseStudiesPageSize } from '#contracts/content/case-studies.ts'
import { flyersPageSize, whitepapersPageSize } from '#contracts/content/documents.ts'
import { eventsPageSize, publicEventsPageSize } from '#contracts/content/events.ts'
import { newsPageSize, publicNewsPageSize } from '#contracts/content/news.ts'
import { enquiriesPageSize, enquiryForm } from '#contracts/enquiries/enquiries.ts'
import { newPassword } from '#contracts/shared/fields.ts'
import { readOrigin } from '#contracts/shared/origin.ts'
import { userForm, usersPageSize } from '#contracts/users/users.ts'
import { demoAccounts, demoPassword } from '#scripts/demo/accounts.ts'
import {
	demoApplications,
	demoBlogs,
	demoCaseStudies,
	demoEnquiries,
	demoEvents,
	demoFlyers,
	demoNews,
	demoStaff,
	demoWhitepapers,
} from '#scripts/demo/demo-content.ts'
import { isDemoCompany } from '#tests/support/specification.ts'
import { brand } from '#web/content/brand.ts'
import { products } from '#web/content/products/all.ts'

test('there is one account for each role, named after it in lower case, with the one demo password', () => {
	expect(demoAccounts.map(({ userName }) => userName)).toEqual(roles.map((role) => role.toLowerCase()))
	expect(newPassword().safeParse(demoPassword).success).toBe(true)
})

test.each([...demoAccounts.map((account) => ({ ...account, email: account.userName })), ...demoStaff])(
	'$userName could have been typed into the user form',
	({ userName, fullName, email }) => {
		const form = {
			userName,
			fullName,
			email,
			mobileNumber: brand.staffNumbers.example,
			active: true,
			enabledPermissions: [],
		}
		expect(userForm.safeParse({ ...form, password: demoPassword }).error).toBeUndefined()
	},
)

test.each(demoEnquiries)(
	'the enquiry of $name could have been sent from the contact page, or by mail',
	({ department, desk, origin, arrivedBy, automatic: _, ...form }) => {
		// A mail names no number.
		const typed = arrivedBy === 'mail' ? { ...form, phoneNo: '1' } : form
		expect(enquiryForm.safeParse({ ...typed, selectedDepartmentId: 1 }).error).toBeUndefined()
		expect(department).not.toBe('')
		if (origin) expect(readOrigin(origin)).toMatchObject({ ...origin, country: null })
		const authors = [desk?.owner, ...(desk?.conversation ?? []).map(({ by }) => by)]
		expect([...demoAccounts, ...demoStaff].map(({ userName }) => userName)).toEqual(
			expect.arrayContaining(authors.filter((author) => author !== undefined)),
		)
	},
)

test.runIf(isDemoCompany)('every document refers to a product', () => {
	const paths: string[] = products.map(({ path }) => path)
	const named = [...demoFlyers, ...demoWhitepapers, ...demoCaseStudies].map(({ document }) => document.product)
	expect(named.filter((path) => !paths.includes(path))).toEqual([])
})

/** Each list with its page sizes for staff and for visitors. A list without pages for visitors has null. */
const lists: readonly [string, readonly object[], number, number | null][] = [
	['blogs', demoBlogs, blogsPageSize, blogsPageSize],
	['case studies', demoCaseStudies, caseStudiesPageSize, publicCaseStudiesPageSize],
	['news', demoNews, newsPageSize, publicNewsPageSize],
	['flyers', demoFlyers, flyersPageSize, null],
	['whitepapers', demoWhitepapers, whitepapersPageSize, null],
	['events', demoEvents, eventsPageSize, publicEventsPageSize],
	['users', [...demoAccounts, ...demoStaff], usersPageSize, null],
	['enquiries', demoEnquiries, enquiriesPageSize, null],
	['applications', demoApplications, applicationsPageSize, null],
]

test.each(lists)('the list of %s has a second page', (_, items, pageSize, publicPageSize) => {
	expect(items.length).toBeGreaterThan(pageSize)
	const published = items.filter((item) => !('unpublished' in item || 'inactive' in item))
	if (publicPageSize) expect(published.length).toBeGreaterThan(publicPageSize)
})
