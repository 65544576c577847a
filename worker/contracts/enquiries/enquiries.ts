import { z } from 'zod/mini'
import { described, moment, named } from '../shared/answers.ts'
import {
	digits,
	emailAddress,
	fieldMessages,
	hasVisible,
	lengths,
	optionalRowId,
	optionalText,
	personName,
	requiredText,
	rowId,
	startedFromVersion,
} from '../shared/fields.ts'
import { originField } from '../shared/origin.ts'
import { pageNumber, pageSize } from '../shared/paging.ts'
import { sortFields } from '../shared/sorting.ts'

export const enquiriesPageSize = 10

export const enquiryForm = z.strictObject({
	name: personName('Name is required', 'Only alphabets and spaces are allowed'),
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

export const departmentForm = z.strictObject({
	id: optionalRowId(),
	/** One line: mails have it in their subject. */
	name: requiredText('Department name is required').check(
		z.refine((name) => !/\p{Cc}/u.test(name), 'The name must stand on one line'),
		hasVisible(fieldMessages.unfitForNames),
	),
	/** Receives a mail for each enquiry. */
	mailbox: emailAddress('Mailbox is required', 'Invalid email format'),
	version: startedFromVersion(),
})
export type DepartmentInput = z.infer<typeof departmentForm>
export const department = named(
	'Department',
	z.object({ id: z.int(), name: z.string(), mailbox: z.string(), version: z.int() }),
)
export type Department = z.infer<typeof department>
