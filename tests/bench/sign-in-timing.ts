import { demoPassword } from '#scripts/demo/accounts.ts'

const tries = 200
const wrongInARow = 4
const wrongPassword = 'Moonlight@2'

let visitors = 0

/** Returns the median milliseconds of a refused sign-in by its reason, which the time must not reveal. */
export async function refusalTimes(origin: string): Promise<Record<string, number>> {
	for (let failure = 0; failure < wrongInARow + 1; failure += 1) await signIn(origin, 'flyers', wrongPassword)
	const times: Record<string, number[]> = { unknown: [], 'wrong password': [], resting: [] }
	for (let count = 0; count < tries; count += 1) {
		times.unknown?.push(await signIn(origin, `nobody ${count}`, wrongPassword))
		times['wrong password']?.push(await signIn(origin, 'blogs', wrongPassword))
		times.resting?.push(await signIn(origin, 'flyers', wrongPassword))
		// The right password also keeps the account from being locked.
		if (count % wrongInARow === wrongInARow - 1) await signIn(origin, 'blogs', demoPassword)
	}
	return Object.fromEntries(Object.entries(times).map(([reason, measured]) => [reason, medianOf(measured)]))
}

/** Each attempt has its own address, so that no rate limit refuses it. */
async function signIn(origin: string, userName: string, password: string): Promise<number> {
	visitors += 1
	const address = `198.18.${visitors >> 8}.${visitors & 255}`
	const started = performance.now()
	const answer = await fetch(`${origin}/api/authcontroller/login`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': address },
		body: JSON.stringify({ userName, password }),
	})
	await answer.arrayBuffer()
	return performance.now() - started
}

const medianOf = (measured: number[]) => Math.round([...measured].sort((a, b) => a - b)[measured.length >> 1] ?? 0)
