import { Hono } from 'hono'
import { enquiryExport, enquiryReport, reportQuery } from '#contracts/enquiries/report.ts'
import { companyToday } from '#contracts/shared/company-time.ts'
import { recordEdit } from '#worker/editing/rows/record-edit.ts'
import { requireRole } from '#worker/features/auth/guard.ts'
import { answers } from '#worker/http/answers.ts'
import { csvHeaders } from '#worker/http/csv.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { validate } from '#worker/http/validate.ts'
import { selectEnquiryIds } from '../desk/enquiry-desk.queries.ts'
import { arrivedWithin } from './arrived-within.ts'
import { reportEnquiries } from './enquiry-report.ts'
import { csvOfEnquiries, exportedChanges } from './export-enquiries.ts'

const asked = requireRole('enquiries')

/** Lists and figures of the enquiry desk: ContactRequests or Admin. */
export const reportsStaff = new Hono<AppEnv>()
	.post(
		'/export',
		asked,
		validate('json', enquiryExport),
		answers(['text/csv'], { summary: 'Export contact requests as CSV' }),
		async (c) => {
			const { db, staff, editor } = c.var
			const filter = c.req.valid('json')
			const found = await selectEnquiryIds(db, filter, staff.id, new Date(), arrivedWithin(filter))
			const ids = found.map(({ id }) => id)
			const changes = exportedChanges(filter, ids.length)
			await recordEdit(db, editor, { section: 'enquiries', action: 'exported', changes })
			return c.body(csvOfEnquiries(db, ids), 200, csvHeaders(`enquiries-${companyToday()}.csv`))
		},
	)
	.post(
		'/report',
		asked,
		validate('json', reportQuery),
		answers(enquiryReport, {
			summary: 'Count contact requests and the time to their first answer',
			description: 'Spam is left out.',
		}),
		async (c) => c.json(await reportEnquiries(c.var.db, c.req.valid('json'))),
	)
export type ReportsStaffApi = typeof reportsStaff
