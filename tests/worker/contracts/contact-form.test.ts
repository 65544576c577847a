import { expect, test } from 'vitest'
import { departmentForm } from '#contracts/enquiries/departments.ts'
import { enquiriesQuery, enquiryForm } from '#contracts/enquiries/enquiries.ts'
import { messagesOf } from '#tests/support/builders/messages.ts'

const form = { name: 'Asha Nair', selectedDepartmentId: 1, emailId: 'asha@bank.example', phoneNo: '919876543210' }

test('the four required fields are enough; organization and message are optional', () => {
	expect(enquiryForm.parse(form)).toEqual({ ...form, organization: '', message: '' })
	expect(enquiryForm.parse({ ...form, organization: null, message: '' })).toEqual({
		...form,
		organization: '',
		message: '',
	})
	expect(messagesOf(enquiryForm, { ...form, organization: 'A bank', message: 'Hello' })).toEqual({})
})

const allRequired = {
	name: 'Name is required',
	selectedDepartmentId: 'Category is required',
	emailId: 'Email is required',
	phoneNo: 'Phone Number is required',
}

test.each([
	['is missing', {}],
	['is empty', { name: '', selectedDepartmentId: '', emailId: '', phoneNo: '' }],
	['is null', { name: null, selectedDepartmentId: null, emailId: null, phoneNo: null }],
	['is a list', { name: ['a'], selectedDepartmentId: [1], emailId: ['a@b.example'], phoneNo: ['1'] }],
])('a field that %s is required', (_, empty) => {
	expect(messagesOf(enquiryForm, empty)).toEqual(allRequired)
})

const emailFormat = 'Invalid email format'
const numbers = 'Only numbers are allowed'

test.each([
	['name', '   ', 'Name is required'],
	['name', 'a'.repeat(201), 'At most 200 characters'],
	['organization', 'a'.repeat(201), 'At most 200 characters'],
	['organization', 7, 'Text is expected'],
	['selectedDepartmentId', 0, 'Category is required'],
	['selectedDepartmentId', 'Sales', 'Category is required'],
	['selectedDepartmentId', 1.5, 'Category is required'],
	['emailId', 'a@b', emailFormat],
	['emailId', 'asha', emailFormat],
	['emailId', '@bank.example', emailFormat],
	['emailId', 'asha@', emailFormat],
	['emailId', 'asha@bank..example', emailFormat],
	['emailId', 'asha@bank.e', emailFormat],
	['emailId', 'asha nair@bank.example', emailFormat],
	['emailId', 'a@bank.example,b@bank.example', emailFormat],
	['emailId', 'a@bank.example\r\nBcc: b@bank.example', emailFormat],
	['emailId', '"a b"@bank.example', emailFormat],
	['emailId', `${'a'.repeat(243)}@bank.example`, 'At most 254 characters'],
	['phoneNo', '12a', numbers],
	['phoneNo', '+919876543210', numbers],
	['phoneNo', '98765 43210', numbers],
	['phoneNo', '+49 (0) 170 1234567', 'Write the number without (0): 491701234567'],
	['phoneNo', '0049(0)170 1234567', 'Only numbers are allowed'],
	['phoneNo', '1'.repeat(21), 'At most 20 characters'],
	['message', 'a'.repeat(10_001), 'At most 10,000 characters'],
	['message', ['Hello'], 'Text is expected'],
	['isAdmin', true, 'Unknown field'],
	['department', 1, 'Unknown field'],
])('%s = %j is refused', (field, value, message) => {
	expect(messagesOf(enquiryForm, { ...form, [field]: value })).toEqual({ [field]: message })
})

test.each([
	['name', 'आशा नायर'],
	['name', 'José Ångström'],
	['name', 'Jose\u0301'],
	['name', 'a'.repeat(200)],
	['organization', '株式会社'],
	['selectedDepartmentId', '1'],
	['emailId', 'asha.nair+site@sub.bank.example'],
	['emailId', 'asha@xn--bcher-kva.example'],
	['emailId', `${'a'.repeat(241)}@bank.example`],
	['phoneNo', '1'],
	['phoneNo', '1'.repeat(20)],
	['message', 'a'.repeat(10_000)],
	['message', '<script>alert(1)</script>\n\tשלום \u202eolleh'],
])('%s = %j is accepted', (field, value) => {
	expect(messagesOf(enquiryForm, { ...form, [field]: value })).toEqual({})
})

test.each([
	['name', '山田\u3000太郎', '山田 太郎'],
	['name', 'Asha\u00a0Nair', 'Asha Nair'],
	['name', 'Jose\u0301', 'José'],
	['name', 'Keʻala Kahananui', 'Keʻala Kahananui'],
	['phoneNo', '０９０１２３４５６７８', '09012345678'],
	['phoneNo', '९८७६५४३२१०', '9876543210'],
	['phoneNo', '٠٤٧١٢٣٤٥٦٧٨', '04712345678'],
	['phoneNo', '𝟎𝟗𝟏', '091'],
])('%s = %j is stored as %j', (field, value, stored) => {
	expect(enquiryForm.parse({ ...form, [field]: value })).toMatchObject({ [field]: stored })
})

test('the list of contact requests takes size, pageNumber and a department', () => {
	expect(enquiriesQuery.parse({})).toEqual({ pageNumber: 1, size: 10, selectedDepartmentId: null })
	expect(enquiriesQuery.parse({ selectedDepartmentId: '2' }).selectedDepartmentId).toBe(2)
	expect(enquiriesQuery.parse({ selectedDepartmentId: '' }).selectedDepartmentId).toBeNull()
	expect(messagesOf(enquiriesQuery, { selectedDepartmentId: 'Sales' })).toEqual({
		selectedDepartmentId: 'A number is expected',
	})
	expect(messagesOf(enquiriesQuery, { pageSize: 10 })).toEqual({ pageSize: 'Unknown field' })
})

test('a department needs a name and a mailbox', () => {
	expect(messagesOf(departmentForm, { name: 'Sales', mailbox: 'sales@company.example' })).toEqual({})
	expect(messagesOf(departmentForm, {})).toEqual({
		name: 'Department name is required',
		mailbox: 'Mailbox is required',
	})
	expect(messagesOf(departmentForm, { name: ' ', mailbox: 'sales' })).toEqual({
		name: 'Department name is required',
		mailbox: 'Invalid email format',
	})
})
