import { describe, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { jobForm, jobPositions } from '#contracts/careers/careers.ts'
import { contactNames, enquiryForm } from '#contracts/enquiries/enquiries.ts'
import { messagesOf } from '#tests/support/builders/messages.ts'
import { isDemoCompany } from '#tests/support/specification.ts'
import { brand } from '#web/content/brand.ts'

const messageOf = (field: z.ZodMiniType, value: string) => messagesOf(z.object({ field }), { field: value }).field

const humanNames = ['Anne-Marie', "O'Dea", 'Dr. Rao']
const noNames = ['<script>', 'Asha2', 'Asha\nNair', 'Asha\u202eriaN', 'Asha & Dev', 'Asha, Dev', 'Asha_Nair']

describe('the name of a visitor', () => {
	const [letters, usual] = [
		'Only alphabets and spaces are allowed',
		'Only alphabets, spaces, hyphens, apostrophes and dots are allowed',
	]

	test.each([...humanNames, ...noNames])('%j is refused where letters and spaces alone are allowed', (name) => {
		expect(messageOf(contactNames.letters, name)).toBe(letters)
	})

	test.each(['Asha Nair', ...humanNames])('%j passes where the usual characters are allowed', (name) => {
		expect(contactNames.usual.parse(name)).toBe(name)
	})

	test.each(noNames)('%j is refused even there', (name) => {
		expect(messageOf(contactNames.usual, name)).toBe(usual)
	})

	test('with the apostrophe or the hyphen of a keyboard is stored with the plain one', () => {
		expect(contactNames.usual.parse('Anne‑Marie O’Dea')).toBe("Anne-Marie O'Dea")
	})
})

describe('the position of a job', () => {
	const letters = 'Job Position contains invalid characters'
	const usual = "Job Position contains invalid characters. Letters, digits, spaces and . - ' + # / & ( ) are allowed."
	const positions = [
		'C# / .NET Developer',
		'C++ Engineer (R&D)',
		'Front-end Engineer',
		"Manager's Assistant",
		'Engineer 2',
	]
	const none = ['Engineer\nTester', '<b>Engineer</b>', 'Engineer; Tester', 'Engineer @ Home', '=Engineer', 'Engineer*']

	test.each([...positions, ...none])('%j is refused where letters and spaces alone are allowed', (position) => {
		expect(messageOf(jobPositions.letters, position)).toBe(letters)
	})

	test.each(['Engineer', ...positions])('%j passes where the usual characters are allowed', (position) => {
		expect(jobPositions.usual.parse(position)).toBe(position)
	})

	test.each(none)('%j is refused even there', (position) => {
		expect(messageOf(jobPositions.usual, position)).toBe(usual)
	})

	test('keeps its digits as plain ones', () => {
		expect(jobPositions.usual.parse('Engineer ２')).toBe('Engineer 2')
	})
})

test('each rule still wants a name of at most 200 characters', () => {
	for (const field of Object.values(contactNames)) {
		expect(messageOf(field, ' ')).toBe('Name is required')
		expect(messageOf(field, 'a'.repeat(201))).toBe('At most 200 characters')
	}
	for (const field of Object.values(jobPositions)) {
		expect(messageOf(field, ' ')).toBe('Job Position is required')
		expect(messageOf(field, 'a'.repeat(201))).toBe('At most 200 characters')
	}
})

test('both forms follow the brand', () => {
	expect(enquiryForm.shape.name).toBe(contactNames[brand.namesInForms])
	expect(jobForm.shape.jobPosition).toBe(jobPositions[brand.namesInForms])
})

test.runIf(isDemoCompany)('the demo company takes letters and spaces only', () => {
	expect(brand.namesInForms).toBe('letters')
})
