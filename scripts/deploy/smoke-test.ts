import { setTimeout as wait } from 'node:timers/promises'
import { Refusal } from '../command/steps.ts'

const patienceMs = 90_000
const betweenMs = 3_000

/** Requests the deployed site until it answers correctly. A new Worker or domain needs a moment. */
export async function smokeTest(origin: string, worker: string): Promise<void> {
	for (const path of ['/health', '/contact']) {
		const deadline = Date.now() + patienceMs
		for (
			let answer = await statusOf(`${origin}${path}`);
			answer !== '200';
			answer = await statusOf(`${origin}${path}`)
		) {
			if (Date.now() > deadline)
				throw new Refusal(
					`${origin}${path} does not answer as it should: ${answer}. The version before is back with: npx wrangler rollback --name ${worker}`,
				)
			await wait(betweenMs)
		}
	}
}

async function statusOf(url: string): Promise<string> {
	try {
		const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(15_000) })
		return String(answer.status)
	} catch (error) {
		return error instanceof Error ? error.message : 'no answer'
	}
}
