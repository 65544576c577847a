import { Hono } from 'hono'
import { z } from 'zod/mini'
import { department, departmentForm } from '#contracts/enquiries/departments.ts'
import { departmentsById, enquiriesQuery, enquiry } from '#contracts/enquiries/enquiries.ts'
import { done, savedId } from '#contracts/shared/answers.ts'
import { paged, pageOfRow } from '#contracts/shared/paging.ts'
import { eraseSubject } from '#worker/desks/erase-subjects.ts'
import { requireRole } from '#worker/features/auth/guard.ts'
import { answers } from '#worker/http/answers.ts'
import { AppError } from '#worker/http/errors.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { byId, validate } from '#worker/http/validate.ts'
import { listDepartments, saveDepartment, viewDepartments } from './departments.ts'
import { listEnquiries, pageOfEnquiry } from './enquiries.queries.ts'
import { enquiryDesk } from './enquiry-desk.ts'

/** Contact requests: ContactRequests or Admin. Erasing and departments: Admin. */
export const enquiriesStaff = new Hono<AppEnv>()
	.use(requireRole('enquiries'))
	.get('/viewDepartments', answers(departmentsById, { summary: 'List the names of departments' }), async (c) =>
		c.json(await viewDepartments(c.var.db)),
	)
	.post(
		'/getContactUsRequests',
		validate('json', enquiriesQuery),
		answers(paged(enquiry), { summary: 'List contact requests, the newest first' }),
		async (c) => c.json(await listEnquiries(c.var.db, c.req.valid('json'))),
	)
	.get(
		'/pageOfContactUsRequest/:id',
		validate('param', byId),
		answers(pageOfRow, { summary: 'Find the page of a contact request in the list', errors: ['enquiry.not-found'] }),
		async (c) => {
			const page = await pageOfEnquiry(c.var.db, c.req.valid('param').id)
			if (page === null) throw new AppError('enquiry.not-found')
			return c.json(page)
		},
	)
	.delete(
		'/eraseContactUsRequest/:id',
		requireRole('administration'),
		validate('param', byId),
		answers(done, { summary: 'Erase a contact request', errors: ['enquiry.not-found', 'write.stale'] }),
		async (c) => {
			await eraseSubject(c.var.db, enquiryDesk, c.req.valid('param').id, c.var.editor)
			return c.json(true)
		},
	)
	.get(
		'/listDepartments',
		requireRole('administration'),
		answers(z.array(department), { summary: 'List departments with their mailboxes' }),
		async (c) => c.json(await listDepartments(c.var.db)),
	)
	.post(
		'/saveDepartment',
		requireRole('administration'),
		validate('json', departmentForm),
		answers(savedId, {
			summary: 'Add or change a department',
			errors: ['department.not-found', 'department.name-taken', 'write.stale'],
		}),
		async (c) => c.json(await saveDepartment(c.var.db, c.req.valid('json'), c.var.editor)),
	)
export type EnquiriesStaffApi = typeof enquiriesStaff
