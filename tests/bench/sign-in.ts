import { demoPassword } from '#scripts/demo/accounts.ts'
import { withServer } from './server/server.ts'
import { workerdCpuMs } from './server/workerd.ts'
import { refusalTimes } from './sign-in-timing.ts'

const warmUps = 20
const signIns = 100

/** What a sign-in costs, and whether a refused one tells why by the time it takes. */
export const signIn = () =>
	withServer(async ({ origin }) => {
		console.table({ 'CPU of a sign-in, ms': { measured: await signInCpuMs(origin), goal: 60 } })
		console.table({ 'A refused sign-in, ms': await refusalTimes(origin) })
	})

/** CPU milliseconds of one sign-in, of everything that the server's processes do for it: the simulators of D1 and of the edge included. */
async function signInCpuMs(origin: string): Promise<number> {
	for (let count = 0; count < warmUps; count += 1) await signInOnce(origin)
	const before = workerdCpuMs()
	for (let count = 0; count < signIns; count += 1) await signInOnce(origin)
	return Math.round((workerdCpuMs() - before) / signIns)
}

async function signInOnce(origin: string): Promise<void> {
	const answer = await fetch(`${origin}/api/authcontroller/login`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': '198.51.100.1' },
		body: JSON.stringify({ userName: 'admin', password: demoPassword }),
	})
	await answer.arrayBuffer()
	if (!answer.ok) throw new Error(`The sign-in was answered ${answer.status}`)
}
