import { z } from 'zod/mini'
import { roles } from '#contracts/auth/roles.ts'
import { text } from './text.ts'

/** Staff without a password. `email` is the part before the company's mail domain. */
export const staffList = z.array(
	z.strictObject({
		userName: text(),
		fullName: text(),
		email: text(),
		active: z.optional(z.literal(false)),
		roles: z.readonly(z.array(z.enum(roles))),
	}),
)
export type DemoStaff = z.infer<typeof staffList>[number]

/** Enquiries, newest first. Use telephone numbers of ranges that are reserved for fiction. */
export const enquiryList = z.array(
	z.strictObject({
		name: text(),
		organization: z.string(),
		department: z.enum(['Sales', 'Support', 'Careers', 'Investors', 'Partners', 'Others']),
		emailId: text(),
		phoneNo: text(),
		message: z.string(),
	}),
)
export type DemoEnquiry = z.infer<typeof enquiryList>[number]
