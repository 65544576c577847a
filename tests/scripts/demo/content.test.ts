import { expect, test } from 'vitest'
import { enquiryForm } from '#contracts/enquiries.ts'
import { newPassword } from '#contracts/fields.ts'
import { roles } from '#contracts/roles.ts'
import { userForm } from '#contracts/users.ts'
import { demoAccounts, demoPassword } from '#scripts/demo/accounts.ts'
import { demoEnquiries } from '#scripts/demo/enquiries.ts'
import { demoStaff } from '#scripts/demo/staff.ts'

test('there is one account for each role, named after it in lower case, with the one demo password', () => {
	expect(demoAccounts.map(({ userName }) => userName)).toEqual(roles.map((role) => role.toLowerCase()))
	expect(newPassword().safeParse(demoPassword).success).toBe(true)
})

test.each([...demoAccounts.map((account) => ({ ...account, email: account.userName })), ...demoStaff])(
	'$userName could have been typed into the user form',
	({ userName, fullName, email }) => {
		const form = { userName, fullName, email, mobileNumber: '9000000100', active: true, enabledPermissions: [] }
		expect(userForm.safeParse({ ...form, password: demoPassword }).error).toBeUndefined()
	},
)

test.each(demoEnquiries)(
	'the enquiry of $name could have been sent from the contact page',
	({ department, ...form }) => {
		expect(enquiryForm.safeParse({ ...form, selectedDepartmentId: 1 }).error).toBeUndefined()
		expect(department).not.toBe('')
	},
)

test('the lists have several pages', () => {
	expect(demoAccounts.length + demoStaff.length).toBeGreaterThan(30)
	expect(demoEnquiries.length).toBeGreaterThan(30)
})
