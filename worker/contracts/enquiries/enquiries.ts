import { z } from 'zod/mini'
import { brand } from '#web/content/brand.ts'
import { described, moment, named } from '../shared/answers.ts'
import {
	digits,
	emailAddress,
	lengths,
	optionalRowId,
	optionalText,
	originField,
	personName,
	rowId,
	usualInNames,
} from '../shared/fields.ts'
import { pageNumber, pageSize } from '../shared/paging.ts'
import { sortFields } from '../shared/sorting.ts'

export const enquiriesPageSize = 10

/** The name of a visitor, by the `namesInForms` of the brand. */
export const contactNames = {
	letters: personName('Name is required', 'Only alphabets and spaces are allowed'),
	usual: personName(
		'Name is required',
		'Only alphabets, spaces, hyphens, apostrophes and dots are allowed',
		usualInNames,
	),
}

export const enquiryForm = z.strictObject({
	name: contactNames[brand.namesInForms],
	organization: optionalText(),
	selectedDepartmentId: rowId('Category is required'),
	emailId: emailAddress('Email is required', 'Invalid email format'),
	phoneNo: digits('Phone Number is required', 'Only numbers are allowed'),
	message: optionalText(lengths.message, 'several'),
	origin: originField(),
})
export type EnquiryInput = z.infer<typeof enquiryForm>

export const enquiryOrders = ['createdAt'] as const
export type EnquiryOrder = (typeof enquiryOrders)[number]

export const enquiriesQuery = z.strictObject({
	pageNumber: pageNumber(),
	size: pageSize(enquiriesPageSize),
	selectedDepartmentId: optionalRowId(),
	...sortFields(enquiryOrders),
})
export type EnquiriesQuery = z.infer<typeof enquiriesQuery>

export const enquiry = named(
	'Enquiry',
	z.object({
		id: z.int(),
		name: z.string(),
		organization: z.string(),
		selectedDepartmentId: z.int(),
		phoneNo: z.string(),
		emailId: z.string(),
		message: z.string(),
		createdAt: moment('When it arrived. UTC.'),
	}),
)
export type Enquiry = z.infer<typeof enquiry>

export const departmentsById = described('Display name by id.', z.record(z.string(), z.string()), { 1: 'Sales' })
export type Departments = z.infer<typeof departmentsById>
