import { Hono } from 'hono'
import { departmentForm, enquiriesQuery } from '#contracts/enquiries/enquiries.ts'
import { requireRole } from '#worker/features/auth/guard.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { byId, validate } from '#worker/http/validate.ts'
import { listDepartments, saveDepartment, viewDepartments } from './departments.ts'
import { eraseEnquiry, listEnquiries } from './enquiries.queries.ts'

/** Contact requests: ContactRequests or Admin. Erasing and departments: Admin. */
export const enquiriesStaff = new Hono<AppEnv>()
	.use(requireRole('enquiries'))
	.get('/viewDepartments', async (c) => c.json(await viewDepartments(c.var.db)))
	.post('/getContactUsRequests', validate('json', enquiriesQuery), async (c) =>
		c.json(await listEnquiries(c.var.db, c.req.valid('json'))),
	)
	.delete('/eraseContactUsRequest/:id', requireRole('administration'), validate('param', byId), async (c) => {
		await eraseEnquiry(c.var.db, c.req.valid('param').id, c.var.editor)
		return c.json(true)
	})
	.get('/listDepartments', requireRole('administration'), async (c) => c.json(await listDepartments(c.var.db)))
	.post('/saveDepartment', requireRole('administration'), validate('json', departmentForm), async (c) =>
		c.json(await saveDepartment(c.var.db, c.req.valid('json'), c.var.editor)),
	)
export type EnquiriesStaffApi = typeof enquiriesStaff
