import { setTimeout as wait } from 'node:timers/promises'
import { testToken } from '#contracts/auth/bot-check.ts'
import { isBuildCurrent } from '#scripts/build/build-inputs.ts'
import { build } from '#scripts/build/build-steps.ts'
import { withLocalPlatform } from '#scripts/local/local-platform.ts'
import { applicant } from '#tests/support/builders/careers/applicant.ts'
import { asFile, pdfOf } from '#tests/support/files/sample-files.ts'
import { nextAddress } from './contact-posts.ts'
import { middle, rounded } from './measure.ts'
import { withBareWorkerd } from './server/bare-workerd.ts'
import { demoState, withFolder } from './server/own-state.ts'
import { type BenchServer, withServer, withStores } from './server/server.ts'
import { watchMemory } from './server/workerd.ts'
import { openJobPath } from './sizes.ts'

const megabyte = 1024 * 1024
const atOnce = 40
const steadyConnections = 4
const steadyMs = 15_000
const path = '/api/public/careerscontroller/submitapplication'

type Answer = { status: number | 'cut off'; retryAfter: boolean; ms: number }
type Sender = (origin: string) => Promise<Answer>
type Watched = Parameters<typeof watchMemory>[0]

/** A new process also grows with each first use of its code. */
const bursts = ['of a new process', 'once more']
const email = 'bench@applicants.example'

/**
 * Sends applications with CVs of 5 MB to the Worker in workerd alone, with its buckets in another process as in production,
 * and to the one of `npm start`: the simulators share its process. Each memory figure needs its own server: no process
 * returns its memory.
 */
export async function uploads(): Promise<void> {
	const cv = asFile(pdfOf('Twelve years of databases', { bytes: 5 * megabyte }), 'cv.pdf', 'application/pdf')
	await inWorkerdAlone(cv)
	const onlyRead: number[] = []
	await withServer(async ({ origin }) => {
		const form = await formFor(origin, cv)
		onlyRead.push(...(await burstsOf('bodies only read', origin, (to) => sendForm(to, form, {}))))
	})
	await withServer(async (server) => {
		const answers: Answer[] = []
		const send = senderOf(await formFor(server.origin, cv), answers)
		compare('with the simulators', onlyRead, await burstsOf('applications', server.origin, send))
		console.log(`\n${steadyConnections} × 5 MB, each once the last is answered`)
		console.table([await steady(server.origin, send)])
		// A second process in the database would disturb the pending mails.
		await wait(3_000)
		console.table([await agreement(server, answers)])
	})
}

async function inWorkerdAlone(cv: File): Promise<void> {
	const grown: number[][] = []
	for (const isRead of [true, false])
		await withFolder(async (folder) => {
			if (!isBuildCurrent()) await build({ quietly: true })
			await withLocalPlatform(
				(stores) =>
					withBareWorkerd(stores, 'elsewhere', async ({ site }) => {
						const form = await formFor(site, cv)
						const send: Sender = isRead ? (to) => sendForm(to, form, {}) : senderOf(form)
						const name = `${isRead ? 'bodies only read' : 'applications'}, workerd alone`
						grown.push(await burstsOf(name, site, send, 'bare'))
					}),
				await demoState(folder, 'state'),
			)
		})
	compare('workerd alone', ...grown)
}

async function burstsOf(name: string, origin: string, send: Sender, which: Watched = 'all'): Promise<number[]> {
	const grown: number[] = []
	for (const when of bursts) grown.push(await burst(`${name}, ${when}`, origin, send, which))
	return grown
}

function compare(where: string, onlyRead: readonly number[] = [], applications: readonly number[] = []): void {
	console.table(
		Object.fromEntries(
			bursts.map((when, index) => [
				`MB more than bodies alone, ${where}, ${when}`,
				{ measured: (applications[index] ?? 0) - (onlyRead[index] ?? 0), goal: 60 },
			]),
		),
	)
}

/** Sends a form as a new application each time, and keeps the responses. */
const senderOf =
	(form: FormData, answers: Answer[] = []): Sender =>
	async (to) => {
		const answer = await sendForm(to, form, { 'X-Token': testToken, 'Idempotency-Key': crypto.randomUUID() })
		answers.push(answer)
		return answer
	}

/** Makes an application for the first open job. */
async function formFor(origin: string, cv: File): Promise<FormData> {
	const job = await openJobPath(origin)
	const form = new FormData()
	const typed = { ...applicant, email, jobPostInt: job.split('/').at(-1) ?? '', consent: 'true' }
	for (const [name, value] of Object.entries(typed)) form.set(name, value)
	form.set('file', cv)
	return form
}

/** Without a bot token the Worker refuses the form after reading its body. */
async function sendForm(origin: string, body: FormData, headers: Record<string, string>): Promise<Answer> {
	const start = performance.now()
	const ms = () => performance.now() - start
	try {
		const answer = await fetch(origin + path, {
			method: 'POST',
			headers: { ...headers, 'CF-Connecting-IP': nextAddress() },
			body,
		})
		await answer.arrayBuffer()
		return { status: answer.status, retryAfter: answer.headers.has('Retry-After'), ms: ms() }
	} catch {
		return { status: 'cut off', retryAfter: false, ms: ms() }
	}
}

/** Sends 40 forms at once while a visitor reads the blog. Returns the growth of workerd in MB. */
async function burst(name: string, origin: string, send: Sender, which: Watched = 'all'): Promise<number> {
	await send(origin)
	const memory = watchMemory(which)
	const sending = Promise.all(Array.from({ length: atOnce }, () => send(origin)))
	const reading = slowestReading(origin, sending)
	const answers = await sending
	const { before, peak } = memory.end()
	console.log(`\n${atOnce} × 5 MB at once: ${name}`)
	console.table([
		{
			...tally(answers),
			'503 without Retry-After': answers.filter(({ status, retryAfter }) => status === 503 && !retryAfter).length,
			'slowest, ms': rounded(Math.max(...answers.map(({ ms }) => ms))),
			'slowest reading, ms': rounded(await reading),
			'workerd MB before': before,
			peak,
			grew: peak - before,
		},
	])
	return peak - before
}

/** Returns the longest response time of a page until `until` settles. */
async function slowestReading(origin: string, until: Promise<unknown>): Promise<number> {
	let going = true
	void until.finally(() => {
		going = false
	})
	let slowest = 0
	while (going) {
		const start = performance.now()
		const answer = await fetch(`${origin}/blog`)
		await answer.arrayBuffer()
		if (!answer.ok) throw new Error(`The blog is answered ${answer.status} meanwhile`)
		slowest = Math.max(slowest, performance.now() - start)
	}
	return slowest
}

function tally(answers: readonly Answer[]): Record<string, number> {
	const counts: Record<string, number> = {}
	for (const { status } of answers) counts[`answers ${status}`] = (counts[`answers ${status}`] ?? 0) + 1
	return counts
}

/** Runs four senders, each with one application at a time. */
async function steady(origin: string, send: Sender) {
	const answers: Answer[] = []
	const memory = watchMemory()
	const until = performance.now() + steadyMs
	await Promise.all(
		Array.from({ length: steadyConnections }, async () => {
			while (performance.now() < until) answers.push(await send(origin))
		}),
	)
	const times = answers.map(({ ms }) => ms).sort((one, other) => one - other)
	return {
		...tally(answers),
		'per second': rounded((answers.length * 1000) / steadyMs, 1),
		p50: rounded(middle(times)),
		p99: rounded(times[Math.floor(times.length * 0.99)] ?? 0),
		'workerd MB': memory.end().peak,
	}
}

/** Compares accepted applications with their rows and objects. Throws on a difference. */
async function agreement({ own }: BenchServer, answers: readonly Answer[]) {
	const accepted = answers.filter(({ status }) => status === 200).length
	const found = await withStores(own, async ({ DB, PRIVATE_FILES }) => {
		const { results } = await DB.prepare(
			`select key, size, sha256 from job_applications join files on key = cv_key where email = ? and state = 'live'`,
		)
			.bind(email)
			.all<{ key: string; size: number; sha256: string }>()
		let objects = 0
		for (const { key, size, sha256 } of results) {
			const object = await PRIVATE_FILES.head(key)
			if (object?.size === size && object.checksums.toJSON().sha256 === sha256) objects += 1
		}
		return { rows: results.length, objects }
	})
	if (found.rows !== accepted || found.objects !== accepted)
		throw new Error(`${accepted} were answered 200, but there are ${found.rows} rows and ${found.objects} objects`)
	return { accepted, ...found }
}
