import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Role, roles } from '#contracts/auth/roles.ts'
import { anApplication } from '#tests/support/builders/careers/application-form.ts'
import { openJob } from '#tests/support/builders/careers/jobs.ts'
import { partsBody } from '#tests/support/builders/published/publishable.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { addressOf, linkRoutes, openRoutes, publicRoutes, routes, staffRoutes } from '#tests/support/worker/routes.ts'
import { addStaff, db, sessionOf, signedInAs } from '#tests/support/worker/staff.ts'
import { recordAct } from '#worker/data/audit.ts'
import { users } from '#worker/data/users.table.ts'
import { signInPolicies } from '#worker/features/auth/second-factor/factors.table.ts'

/**
 * The section of each path prefix; the longest prefix counts. A staff route without a prefix here fails the test, so that
 * every new route declares its audience.
 */
const everybody = 'every member of staff'
const whoMay: Record<string, Role | typeof everybody | readonly Role[]> = {
	'/api/authcontroller/': everybody,
	'/api/fetchusername': everybody,
	'/api/changepassword': everybody,
	'/api/saveowndetails': everybody,
	'/api/dashboardcontroller/': everybody,
	'/api/searchcontroller/': everybody,
	'/api/usercontroller/': 'UserListing',
	'/api/usercontroller/usersessions/': 'Admin',
	'/api/usercontroller/endusersessions': 'Admin',
	'/api/usercontroller/resetfactors/': 'Admin',
	'/api/usercontroller/signinpolicy': 'Admin',
	'/api/usercontroller/savesigninpolicy': 'Admin',
	'/api/newscontroller/': 'NewsAdmin',
	'/api/itemscontroller/': 'NewsAdmin',
	'/api/auditcontroller/': 'Admin',
	'/api/operationscontroller/': 'Admin',
	'/api/blogscontroller/': 'Blogs',
	'/api/casestudiescontroller/': 'CaseStudies',
	'/api/casestudycategoriescontroller/': 'CaseStudies',
	'/api/eventscontroller/': 'EventsAdmin',
	'/api/flyerscontroller/': 'Flyers',
	'/api/whitepaperscontroller/': 'WhitePapers',
	'/api/careerscontroller/': 'Careers',
	'/api/careerscontroller/getalljobdetails': ['Careers', 'JobApplicants'],
	'/api/careerscontroller/viewJobType': ['Careers', 'JobApplicants'],
	'/api/careerscontroller/listjobtypes': 'Admin',
	'/api/careerscontroller/savejobtype': 'Admin',
	'/api/careerscontroller/getreceivedapplications': 'JobApplicants',
	'/api/careerscontroller/listappliedjobs': 'JobApplicants',
	'/api/careerscontroller/pageofapplication/': 'JobApplicants',
	'/api/careerscontroller/downloadresume': 'JobApplicants',
	'/api/careerscontroller/exportapplications': 'JobApplicants',
	'/api/careerscontroller/eraseapplication/': 'Admin',
	'/api/contactuscontroller/': 'ContactRequests',
	'/api/contactuscontroller/eraseContactUsRequest/': 'Admin',
	'/api/contactuscontroller/listDepartments': 'Admin',
	'/api/contactuscontroller/saveDepartment': 'Admin',
	'/api/enquirydeskcontroller/': 'ContactRequests',
	'/api/hiringdeskcontroller/': 'JobApplicants',
	'/api/enquirydeskcontroller/newcount': ['ContactRequests', 'JobApplicants'],
}

/** What a user without a role may call for the applications for a job that is lent to them. */
const forLentJobs = [
	'/api/careerscontroller/downloadresume',
	...['list', 'conversation/', 'opinion', 'note', 'people', 'openconversation', 'closeconversation'].map(inDesk),
	...['oldermessages', 'formatted/', 'attachment/'].map(inDesk),
]
function inDesk(call: string) {
	return `/api/hiringdeskcontroller/${call}`
}
const isForLentJobs = (path: string) =>
	forLentJobs.some((start) => (start.endsWith('/') ? path.startsWith(start) : path === start))

const needed = (path: string) => {
	const beginning = Object.keys(whoMay)
		.filter((start) => path.startsWith(start))
		.sort((a, b) => b.length - a.length)[0]
	return beginning === undefined ? undefined : whoMay[beginning]
}

/** Calls that take a form with files. After their guard they refuse JSON with 415. */
const takesForm =
	/\/(?:submitapplication|attach|filepages)$|\/save(draft|blog|casestudy|newsdetails|flyer|whitepaper|event)$/

/** What a call answers to users who pass its guards. 409: recovery codes for nobody with a factor. */
const passing = (path: string) =>
	takesForm.test(path) ? [415] : path.endsWith('/recoverycodes') ? [409] : [200, 400, 404]

const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
	call(addressOf(path), { method, headers, ...(method === 'POST' ? { json: {} } : {}) })

/** One user for each role, one without a role, and one to whom a job is lent. */
const holders = new Map<string, { id: number }>()
let borrower: { id: number }
beforeAll(async () => {
	for (const role of roles) holders.set(role, await addStaff({ roles: [role] }))
	holders.set(everybody, await addStaff())
	borrower = await addStaff()
	const headers = await signedInAs(['JobApplicants'])
	const lent = { jobId: await openJob(), userId: borrower.id }
	expect((await call('/api/hiringdeskcontroller/lendjob', { json: lent, headers })).status).toBe(200)
})

test('the lists of routes name existing routes', () => {
	const names = routes.map(({ name }) => name)
	expect(names).toEqual(expect.arrayContaining([...openRoutes, ...linkRoutes]))
	for (const start of Object.keys(whoMay)) expect(routes.some(({ path }) => path.startsWith(start))).toBe(true)
	expect(staffRoutes.length).toBeGreaterThan(10)
	expect(publicRoutes.length).toBeGreaterThan(2)
})

test('local mail exists on a local machine only', async () => {
	expect((await call('/dev/mail')).status).toBe(200)
	for (const ENVIRONMENT of ['production', 'preview', '', 'LOCAL']) {
		const answer = await call('/dev/mail', { bindings: { ...bindings, ENVIRONMENT } })
		expect(answer.status).toBe(404)
		expect(await answer.json()).toMatchObject({ code: 'request.not-found' })
	}
})

describe.each(staffRoutes)('$name', ({ method, path }) => {
	test('has an audience', () => {
		expect(needed(path), 'add who may call it to `whoMay` in tests/worker/doors.test.ts').toBeDefined()
	})

	test('answers 401 without a token, and with a bot token instead', async () => {
		for (const headers of [{}, { 'X-Token': 'XXXX.DUMMY.TOKEN.XXXX' }] as Record<string, string>[]) {
			const answer = await ask(method, path, headers)
			expect(answer.status).toBe(401)
			expect(await answer.json()).toMatchObject({ errorMsg: expect.any(String), requestId: expect.any(String) })
		}
	})

	test('lets in exactly the users with a role for it', async () => {
		const passed: string[] = []
		for (const [role, { id }] of holders) {
			const answer = await ask(method, path, await sessionOf(id))
			if (answer.status === 403) expect(await answer.json()).toMatchObject({ code: 'role.required' })
			else expect(passing(path)).toContain(answer.status)
			if (answer.status !== 403) passed.push(role)
		}
		const may = needed(path)
		expect(passed).toEqual(
			[...roles, everybody].filter(
				(role) => role === 'Admin' || may === everybody || [may].flat().some((one) => one === role),
			),
		)
	})
})

test('a lent job opens the calls for reading, notes and opinions, and no other', async () => {
	const headers = await sessionOf(borrower.id)
	for (const { method, path, name } of staffRoutes) {
		const answer = await ask(method, path, headers)
		// Without a job that is lent to them, they get what every member of staff gets.
		const isOpen = isForLentJobs(path) || needed(path) === everybody
		if (isOpen) expect(passing(path), name).toContain(answer.status)
		else expect([answer.status, await answer.json()], name).toMatchObject([403, { code: 'role.required' }])
		// The walk signs the user out, too.
		if (path.endsWith('/logout')) Object.assign(headers, await sessionOf(borrower.id))
	}
})

/** What answers those who must set up a second factor first. */
const withoutFactor = ['/api/fetchusername', '/api/changepassword', '/api/saveowndetails', '/api/authcontroller/']
/** What asks for a confirmation, whatever the body. */
const confirmed = [
	...['startauthenticator', 'saveauthenticator', 'removeauthenticator', 'passkeyoptions', 'savepasskey'].map(inAccount),
	...['removepasskey/:id', 'recoverycodes', 'endsessions'].map(inAccount),
	...['endusersessions', 'resetfactors/:id', 'savesigninpolicy'].map((call) => `/api/usercontroller/${call}`),
]
function inAccount(call: string) {
	return `/api/authcontroller/${call}`
}
const answerOf = async (answer: Response) => [answer.status, await answer.json()]

test('with an unmet policy only the account and the way in and out answer; five minutes after a sign-in, factors and sessions ask for a confirmation', async () => {
	const { id, userName } = await addStaff({ roles: ['Admin'] })
	const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60_000).toISOString()
	await db
		.update(users)
		.set({ createdAt: days(20) })
		.where(eq(users.id, id))
	const policy = { id: 1, requiredOf: 'everybody', setAt: days(19), setBy: null } as const
	await db.insert(signInPolicies).values(policy)
	await recordAct(
		db,
		{ actor: { id, userName }, section: 'account', action: 'sign-in', itemId: id, requestId: 'a test' },
		new Date(days(15)),
	)
	const stale = () => sessionOf(id, new Date(Date.now() - 6 * 60_000))
	for (const { method, path, name } of staffRoutes) {
		const answer = await ask(method, path, await stale())
		const isOpen = withoutFactor.some((start) => path.startsWith(start))
		if (!isOpen) expect(await answerOf(answer), name).toMatchObject([403, { code: 'factor.required' }])
		else expect([200, 400, 403], name).toContain(answer.status)
	}
	await db.delete(signInPolicies)
	for (const { method, path, name } of staffRoutes) {
		const answer = await ask(method, path, await stale())
		if (confirmed.includes(path))
			expect(await answerOf(answer), name).toMatchObject([403, { code: 'sign-in.not-fresh' }])
		else expect(answer.status, name).not.toBe(403)
	}
})

/** A valid body, so that only the guard can refuse the call. */
async function aBodyFor(path: string): Promise<{ json: unknown } | { body: FormData }> {
	if (path.endsWith('submitapplication')) return { body: partsBody(anApplication(await openJob())) }
	if (path.endsWith('sendapplicationlink')) return { json: { email: 'asha@bank.example', jobPostInt: 1 } }
	if (!path.endsWith('saveContactUs')) return { json: { email: 'asha' } }
	return { json: { name: 'Asha', selectedDepartmentId: 1, emailId: 'asha@bank.example', phoneNo: '1' } }
}

describe.each(publicRoutes)('$name', ({ method, path }) => {
	test.each([
		['without an X-Token', {}],
		['with an empty one', { 'X-Token': '' }],
		['with a wrong one', { 'X-Token': 'made up' }],
		['with a longer one than Cloudflare makes', { 'X-Token': 'x'.repeat(3_000) }],
	])('answers 403 %s', async (_, headers: Record<string, string>) => {
		const answer = await call(addressOf(path), { method, headers, ...(method === 'POST' ? await aBodyFor(path) : {}) })
		expect(answer.status).toBe(403)
		expect(await answer.json()).toMatchObject({ code: 'bot-check.failed' })
	})

	test('answers 403 to a session of an Admin instead of an X-Token', async () => {
		expect((await ask(method, path, await signedInAs(['Admin']))).status).toBe(403)
	})
})

test.each(linkRoutes)('%s answers 401 without the token of an emailed link', async (name) => {
	const [method = '', path = ''] = name.split(' ')
	for (const headers of [{}, { Authorization: 'Bearer x' }, await signedInAs(['Admin'])] as Record<string, string>[]) {
		const answer = await ask(method, path, headers)
		expect(answer.status).toBe(401)
		expect(await answer.json()).toMatchObject({ code: 'reset-link.invalid', errorMsg: 'Invalid reset link!' })
	}
})
