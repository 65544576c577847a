import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { z } from 'zod/mini'
import { referenceOf } from '#contracts/desks/reference.ts'
import { described } from '#contracts/shared/answers.ts'
import { causeOf } from '#worker/http/cause.ts'
import { log } from '#worker/http/log.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { jobApplications } from '../applications.table.ts'
import { hiringDesk } from '../desk/hiring-desk.ts'
import { linkToPage } from './links.ts'

/** The receipt of a stored application. */
export const applicationReceiptHeaders = z.object({
	'X-Reference': described('What the applicant may call the application.', z.string(), 'K7M-4QX'),
	'X-Status-Page': z.optional(
		described(
			"The path of the applicant's page; absent if it is unknown.",
			z.string(),
			`/application/${'3a'.repeat(32)}`,
		),
	),
})

/** Adds the receipt. The application is stored already, so a failure only leaves out the path. */
export async function addApplicationReceipt(c: Context<AppEnv>, id: number): Promise<void> {
	const { db, requestId } = c.var
	c.header('X-Reference', referenceOf(id, hiringDesk.number))
	try {
		if ((await db.$count(jobApplications, eq(jobApplications.id, id))) > 0)
			c.header('X-Status-Page', await linkToPage(db, c.env, id))
	} catch (error) {
		log('warn', 'application.page-unknown', { requestId, cause: causeOf(error) })
	}
}
