import { Hono } from 'hono'
import { jobStates } from '#contracts/careers.ts'
import type { AppEnv } from '#worker/context.ts'
import { requireRole } from '#worker/features/auth/guard.ts'

/** Job posts: Careers or Admin; the lists that filter applications also JobApplicants; job types: Admin. */
export const careersStaff = new Hono<AppEnv>().get('/status-options', requireRole('careers'), (c) => c.json(jobStates))
export type CareersStaffApi = typeof careersStaff
