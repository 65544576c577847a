import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod/mini'
import { jsonOf } from '#contracts/shared/json.ts'
import { detail, Refusal } from '../command/steps.ts'

const patienceMs = 90_000
const betweenMs = 3_000

type Deployed = {
	origin: string
	worker: string
	/** The version to test, if another one serves too. */
	version?: string
	/** Whether there is a version to go back to. */
	isFirst: boolean
}

/** Requests the deployed site until it answers correctly. A new Worker or domain needs a moment. */
export async function smokeTest({ origin, worker, version, isFirst }: Deployed): Promise<void> {
	const headers: Record<string, string> = version
		? { 'Cloudflare-Workers-Version-Overrides': `${worker}="${version}"` }
		: {}
	for (const path of ['/health', '/contact']) {
		const ask = () => askSite(`${origin}${path}`, headers)
		const deadline = Date.now() + patienceMs
		let problem = await ask()
		while (problem !== null && Date.now() < deadline) {
			await wait(betweenMs)
			problem = await ask()
		}
		const back = isFirst ? '' : `\nTo go back to the previous version, run npx wrangler rollback --name ${worker}`
		if (problem !== null) throw new Refusal(`${origin}${path} does not answer as it should: ${problem}${back}`)
	}
}

/** Returns what is wrong with the answer, or null. */
async function askSite(url: string, headers: Record<string, string>): Promise<string | null> {
	try {
		const answer = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(15_000) })
		if (answer.status === 200) return null
		return url.endsWith('/health') ? problemOf(answer.status, await answer.text()) : String(answer.status)
	} catch (error) {
		return error instanceof Error ? error.message : 'no answer'
	}
}

const finding = z.looseObject({ sign: z.string(), text: z.string(), mend: z.nullable(z.string()) })
const health = z.looseObject({ findings: z.array(finding) })

/** A cron trigger takes up to 15 minutes, and mail depends on another service: a deployment mends neither. */
const outsideSigns = ['cron', 'mail']

/** Returns the findings of /health, or null if none of them belongs to this deployment. */
export function problemOf(status: number, body: string): string | null {
	const { success, data } = health.safeParse(jsonOf(body))
	if (!success || data.findings.length === 0) return String(status)
	const line = ({ text, mend }: z.infer<typeof finding>) => `${text}${mend ? ` ${mend}` : ''}`
	const own = data.findings.filter(({ sign }) => !outsideSigns.includes(sign))
	if (own.length > 0) return own.map(line).join(' ')
	for (const found of data.findings) detail(`Warning: ${line(found)}`)
	return null
}
