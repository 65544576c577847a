import { demoPassword } from '#scripts/demo/accounts.ts'
import { withServer } from './server/server.ts'
import { workerdCpuMs } from './server/workerd.ts'
import { refusalTimes } from './sign-in-timing.ts'

const warmUps = 20
const signIns = 100

/** Measures the cost of a sign-in, and whether the time of a refused one reveals its reason. */
export const signIn = () =>
	withServer(async ({ origin }) => {
		console.table({ 'CPU of a sign-in, ms': { measured: await signInCpuMs(origin), goal: 60 } })
		console.table({ 'A refused sign-in, ms': await refusalTimes(origin) })
	})

/** Returns the processor milliseconds of one sign-in in all processes of the server, including the simulators. */
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
