import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anEnquiry, sendEnquiry } from '#tests/support/builders/enquiry.ts'
import { counts } from '#tests/support/worker/rows.ts'
import { db } from '#tests/support/worker/staff.ts'
import { newAddress } from '#tests/support/worker/visitor.ts'
import { enquiries } from '#worker/features/enquiries/enquiries.table.ts'

async function storedAs(id: unknown) {
	const [row] = await db
		.select()
		.from(enquiries)
		.where(eq(enquiries.id, Number(id)))
	return row
}

test('an enquiry is stored with the moment of its arrival and answered with its id', async () => {
	const before = Date.now()
	const answer = await sendEnquiry(anEnquiry({ name: 'Meera Nair', selectedDepartmentId: 2 }))
	expect(answer.status).toBe(200)
	const row = await storedAs(await answer.json())
	const { selectedDepartmentId, ...typed } = anEnquiry({ selectedDepartmentId: 2 })
	expect(row).toMatchObject({ ...typed, departmentId: 2 })
	expect(Date.parse(row?.createdAt ?? '')).toBeGreaterThanOrEqual(before)
	expect(Date.parse(row?.createdAt ?? '')).toBeLessThanOrEqual(Date.now())
})

test('each of the four fields that are wrong says so in its own words, and nothing is written', async () => {
	const before = await counts()
	const answer = await sendEnquiry({
		name: '<script>',
		selectedDepartmentId: '',
		emailId: 'a@b',
		phoneNo: '12a',
		message: 'm'.repeat(10_000),
	})
	expect(answer.status).toBe(400)
	expect(await answer.json()).toEqual({
		code: 'request.invalid',
		errorMsg: 'Please fill out all required fields.',
		fields: {
			name: expect.stringMatching(/^Only alphabets.* are allowed$/),
			selectedDepartmentId: 'Category is required',
			emailId: 'Invalid email format',
			phoneNo: 'Only numbers are allowed',
		},
		requestId: answer.headers.get('X-Request-Id'),
	})
	expect(await counts()).toEqual(before)
})

test('an empty form gets messages for its four required fields only', async () => {
	const answer = await sendEnquiry({ name: '', organization: '', emailId: '', phoneNo: '', message: '' })
	expect(await answer.json()).toMatchObject({
		fields: {
			name: 'Name is required',
			selectedDepartmentId: 'Category is required',
			emailId: 'Email is required',
			phoneNo: 'Phone Number is required',
		},
	})
})

test.each([
	{ name: 'n'.repeat(200) },
	{ organization: 'o'.repeat(200) },
	{ organization: null },
	{ organization: undefined, message: undefined },
	{ message: 'm'.repeat(10_000) },
	{ phoneNo: '9'.repeat(20) },
	{ selectedDepartmentId: '3' },
])('values at the limit and missing optional values are stored: %#', async (typed) => {
	const answer = await sendEnquiry(anEnquiry(typed))
	expect(answer.status).toBe(200)
	const row = await storedAs(await answer.json())
	expect(row).toMatchObject({
		name: typed.name ?? 'Meera Nair',
		organization: 'organization' in typed ? (typed.organization ?? '') : 'Kollam Spice Exports',
		departmentId: Number(typed.selectedDepartmentId ?? 1),
		message: 'message' in typed ? (typed.message ?? '') : anEnquiry().message,
	})
})

test.each<[string, unknown, string]>([
	['name', 'n'.repeat(201), 'At most 200 characters'],
	['organization', 'o'.repeat(201), 'At most 200 characters'],
	['message', 'm'.repeat(10_001), 'At most 10,000 characters'],
	['phoneNo', '9'.repeat(21), 'At most 20 characters'],
	['selectedDepartmentId', 987_654, 'Please choose a category of the list'],
	['selectedDepartmentId', '1; drop table enquiries', 'Category is required'],
	['subject', 'Hello', 'Unknown field'],
	['message', 'before\0after', 'Contains characters that cannot be stored'],
	['name', '\ud800', 'Contains characters that cannot be stored'],
	['emailId', ['meera@kollamspice.example', 'other@evil.example'], 'Email is required'],
	['emailId', { address: 'meera@kollamspice.example' }, 'Email is required'],
	['emailId', 'meera@kollamspice.example,other@evil.example', 'Invalid email format'],
	['emailId', 'meera@kollamspice.example\nBcc: other@evil.example', 'Invalid email format'],
])('%s as %j is refused, and nothing is written', async (field, value, message) => {
	const address = newAddress()
	await sendEnquiry(anEnquiry(), { address })
	const before = await counts()
	const answer = await sendEnquiry(anEnquiry({ [field]: value }), { address })
	expect(answer.status).toBe(400)
	expect(await answer.json()).toMatchObject({ code: 'request.invalid', fields: { [field]: message } })
	expect(await counts()).toEqual(before)
})

test.each([
	['right to left with an override', '\u202eمرحبا\u202c שלום'],
	['a thousand combining marks', `e${'\u0301'.repeat(1_000)}`],
	['a family of joined emoji', '👩‍👩‍👧‍👦'],
	['markup and quotes', `<img src=x onerror=alert(1)> '"\`; --`],
	['line breaks and tabs', 'first\r\n\tsecond\n\nthird'],
])('a message with %s is read back as it was sent, to the byte', async (_, message) => {
	const answer = await sendEnquiry(anEnquiry({ message }))
	expect((await storedAs(await answer.json()))?.message).toBe(message)
})

test('a name may be written in any script, with its combining marks, and is stored in composed letters', async () => {
	for (const name of ['മീര നായർ', 'Zoë', 'Zoe\u0308', 'محمد', '李 明']) {
		const answer = await sendEnquiry(anEnquiry({ name }))
		expect((await storedAs(await answer.json()))?.name).toBe(name.normalize('NFC'))
	}
})
