import { expect, test } from 'vitest'
import { applicationForm, noticePeriods, unstatedExperience } from '#contracts/careers/applications.ts'
import { documentReasons } from '#contracts/shared/file-faults.ts'
import { applicant } from '#tests/support/builders/careers/applicant.ts'
import { messagesOf } from '#tests/support/builders/messages.ts'

const cv = (bytes = 9, name = 'cv.pdf') => new File([new Uint8Array(bytes)], name)

const form = { ...applicant, file: cv(), jobPostInt: 1 }

test('typed values are converted: years and ids to numbers, consent to a boolean', () => {
	expect(applicationForm.parse({ ...form, jobPostInt: '7', applicantExperience: ' 6.5 ', consent: 'true' })).toEqual({
		...form,
		jobPostInt: 7,
		applicantExperience: 6.5,
		consent: true,
		experienceStated: null,
	})
	expect(applicationForm.parse({ ...form, firstName: '  Amara ' }).firstName).toBe('Amara')
	expect(applicationForm.parse(form).consent).toBe(false)
})

test.each(['', '  ', undefined, null])('an experience of %j is 0', (applicantExperience) => {
	expect(applicationForm.parse({ ...form, applicantExperience }).applicantExperience).toBe(0)
})

test.each([
	[undefined, null],
	['', null],
	['true', true],
	['false', false],
])('experienceStated %j is read as %j', (experienceStated, read) => {
	expect(applicationForm.parse({ ...form, experienceStated }).experienceStated).toBe(read)
})

test.each([
	[3, null, null],
	[0, true, null],
	[0, false, 'Not stated'],
	[0, null, '0 or not stated'],
])('%j years, stated: %j, are shown as %j', (applicantExperience, experienceStated, text) => {
	expect(unstatedExperience({ applicantExperience, experienceStated })).toBe(text)
})

const allRequired = {
	firstName: 'First Name is required',
	lastName: 'Last Name is required',
	email: 'Email is required',
	mobileNumber: 'Mobile Number is required',
	noticePeriod: 'Notice Period is required',
	applicantLocation: 'Location is required',
	file: 'CV is required',
	jobPostInt: 'Job post is required',
}

test.each([
	['missing', () => ({})],
	['empty', () => Object.fromEntries(Object.keys(allRequired).map((field) => [field, '']))],
	['null', () => Object.fromEntries(Object.keys(allRequired).map((field) => [field, null]))],
])('a form whose fields are %s gets all messages at once', (_, empty) => {
	expect(messagesOf(applicationForm, empty())).toEqual(allRequired)
})

test('a missing CV is reported together with another invalid field', () => {
	const { file: _, ...without } = form
	expect(messagesOf(applicationForm, { ...without, email: 'a' })).toEqual({
		email: 'Invalid email address',
		file: 'CV is required',
	})
})

test('an untouched file input is no CV', () => {
	expect(messagesOf(applicationForm, { ...form, file: cv(0, '') })).toEqual({ file: 'CV is required' })
})

const firstName = 'First Name contains invalid characters'
const lastName = 'Last Name contains invalid characters'
const email = 'Invalid email address'
const mobile = 'Invalid mobile number'
const experience = 'Experience must be a valid number'
const fileType = 'Invalid file type. Only PDF and DOCX formats are allowed'

test.each<[string, unknown, string]>([
	['firstName', '   ', 'First Name is required'],
	['firstName', 'Amara2', firstName],
	['firstName', 'Amara_', firstName],
	['firstName', 'Amara\nOkafor', firstName],
	['firstName', '<b>Amara</b>', firstName],
	['firstName', 'a'.repeat(201), 'At most 200 characters'],
	['lastName', 'Okafor, PhD', lastName],
	['lastName', 'Oka\u202efor', lastName],
	['lastName', 'a'.repeat(201), 'At most 200 characters'],
	['email', 'amara', email],
	['email', 'a@b', email],
	['email', 'amara@mail..example', email],
	['email', 'a..b@mail.example', email],
	['email', '.a@mail.example', email],
	['email', 'a@-mail.example', email],
	['email', 'a@mail.--', email],
	['email', 'a@127.0.0.1', email],
	['email', 'a@mail.example,b@mail.example', email],
	['email', 'a@mail.example\r\nBcc: b@mail.example', email],
	['mobileNumber', '+2348025550134', mobile],
	['mobileNumber', '0802 555 0134', mobile],
	['mobileNumber', '12a', mobile],
	['mobileNumber', '1'.repeat(21), 'At most 20 characters'],
	['applicantExperience', 'six', experience],
	['applicantExperience', '6 years', experience],
	['applicantExperience', '1,000', experience],
	['applicantExperience', '6,5,5', experience],
	['applicantExperience', ',', experience],
	['applicantExperience', '1e3', experience],
	['applicantExperience', 'Infinity', experience],
	['applicantExperience', '81', experience],
	['applicantExperience', ['6'], experience],
	['applicantExperience', '-1', 'Experience cannot be negative'],
	['applicantExperience', '-0.5', 'Experience cannot be negative'],
	['noticePeriod', '1 Month', 'Notice Period is required'],
	['noticePeriod', 'Tomorrow', 'Notice Period is required'],
	['applicantLocation', ' ', 'Location is required'],
	['applicantLocation', 'a'.repeat(201), 'At most 200 characters'],
	['file', 'cv.pdf', fileType],
	['file', cv(0), `${fileType}. ${documentReasons.empty}`],
	['file', cv(5_242_881), `The file size exceeds the maximum limit of 5 MB. ${documentReasons['too-large']}`],
	['jobPostInt', 0, 'Job post is required'],
	['jobPostInt', 'Engineer', 'Job post is required'],
	['consent', 'yes', 'true or false is expected'],
	['cv', 'x', 'Unknown field'],
	['jobPost', 1, 'Unknown field'],
])('%s = %j is refused', (field, value, message) => {
	expect(messagesOf(applicationForm, { ...form, [field]: value })).toEqual({ [field]: message })
})

test.each<[string, unknown]>([
	['firstName', 'Anne-Marie St. John'],
	['firstName', "D'Arcy"],
	['firstName', 'D’Arcy'],
	['firstName', 'അമൃത'],
	['lastName', 'Łęcka'],
	['lastName', 'Nguye\u0302\u0303n'],
	['lastName', 'a'.repeat(200)],
	['email', 'amara.okafor+jobs@mail.co.example'],
	['email', 'o’neil@mail.example'],
	['email', "o'neil@mail.example"],
	['mobileNumber', '1'.repeat(20)],
	['mobileNumber', '0'],
	['applicantExperience', 0],
	['applicantExperience', '0.5'],
	['applicantExperience', 80],
	['file', cv(5_242_880)],
	...['Lebenslauf.DOCX', 'cv', 'cv.pdf.exe', 'cv.pdf (1)', '.pdf'].map((name): [string, unknown] => [
		'file',
		cv(1, name),
	]),
	['consent', 'false'],
	['consent', ''],
	...noticePeriods.map((period): [string, unknown] => ['noticePeriod', period]),
])('%s = %j is accepted', (field, value) => {
	expect(messagesOf(applicationForm, { ...form, [field]: value })).toEqual({})
})

test('there are seven notice periods', () => {
	expect(noticePeriods).toEqual([
		'Immediate',
		'Less than 15 days',
		'1 month',
		'2 months',
		'3 months',
		'More than 3 months',
		'Serving notice period',
	])
})

test.each([
	['firstName', 'O’Neil', "O'Neil"],
	['firstName', 'Anne‑Marie', 'Anne-Marie'],
	['firstName', 'Ana–Lucia', 'Ana-Lucia'],
	['lastName', 'de\u00a0la Cruz', 'de la Cruz'],
	['lastName', 'D`Souza', "D'Souza"],
	['lastName', '\u1112\u1161\u11ab', '한'],
	['mobileNumber', '٠١٢٣', '0123'],
	['applicantExperience', '6,5', 6.5],
	['applicantExperience', '0,25', 0.25],
	['applicantExperience', '٣', 3],
])('%s = %j is stored as %j', (field, value, stored) => {
	expect(applicationForm.parse({ ...form, [field]: value })).toMatchObject({ [field]: stored })
})
