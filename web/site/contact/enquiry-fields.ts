import type { EnquiryInput } from '#contracts/enquiries/enquiries.ts'

export type EnquiryField = Exclude<keyof EnquiryInput, 'origin'>

/** The controls of the form. No control holds where the visit came from. */
const controls = {
	name: true,
	organization: true,
	selectedDepartmentId: true,
	emailId: true,
	phoneNo: true,
	message: true,
} satisfies Record<EnquiryField, true>

export const enquiryFields = Object.keys(controls) as EnquiryField[]
