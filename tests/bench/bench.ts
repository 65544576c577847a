import { demoAccounts, demoPassword } from '#scripts/demo/accounts.ts'
import { applicationTimes } from './application-growth.ts'
import { growthTimes, token } from './growth.ts'
import { type Audit, audit } from './lighthouse.ts'
import { type Load, type Measured, measure, medianOf } from './load.ts'
import { signInCpuMs, startServer, staticFile } from './server.ts'
import { refusalTimes } from './sign-in-timing.ts'
import { openJobPath, scriptKilobytes, workerKilobytes } from './sizes.ts'

const rounds = 3
const json = { 'Content-Type': 'application/json' }

const server = await startServer()
try {
	const loads = [
		{ name: 'static file, 8 KB', path: staticFile },
		{ name: 'home page', path: '/' },
		{ name: 'product page', path: '/trade-finance-solution' },
		{ name: 'investor page', path: '/Management' },
		{ name: 'contact page', path: '/contact' },
		{ name: 'blog, first page', path: '/blog' },
		{ name: 'article', path: '/BlogView/22' },
		{ name: 'events, first page', path: '/events' },
		{
			name: 'viewDepartments',
			path: '/api/public/contactuscontroller/viewDepartments',
			headers: { 'X-Token': await clearance() },
		},
		{
			name: 'login',
			path: '/api/authcontroller/login',
			method: 'POST',
			headers: json,
			visitors: demoAccounts.map(visitor),
		},
	] satisfies Load[]
	const measured = new Map<string, Measured[]>(loads.map(({ name }) => [name, []]))
	for (let round = 0; round < rounds; round += 1) {
		for (const load of loads) measured.get(load.name)?.push(await measure(server.origin, load))
	}
	const medians = [...measured.values()].map(medianOf)
	const floor = medians[0]?.perSecond ?? 1
	console.table(
		Object.fromEntries(
			medians.map(({ name, perSecond, ...others }) => [
				name,
				{ 'per second': Math.round(perSecond), 'of static': Number((perSecond / floor).toFixed(2)), ...others },
			]),
		),
	)
	console.table(
		await auditsOf([
			'/',
			'/customer-onboarding',
			'/trade-finance-solution',
			'/Management',
			'/contact',
			await openJobPath(server.origin),
			'/blog',
			'/BlogView/22',
			'/events',
		]),
	)
	console.table(await growthTimes(server.origin, server.own))
	console.table(await applicationTimes(server.origin, server.own, await token(server.origin)))
	const cpu = await signInCpuMs(() => signIn(0))
	console.table({ 'A refused sign-in, ms': await refusalTimes(server.origin) })
	const scripts = await scriptKilobytes(server.origin)
	console.table({
		'CPU of a sign-in, ms': { measured: cpu, goal: 60 },
		'Worker, KB compressed': { measured: workerKilobytes(), goal: 600 },
		'/Admin/ script, KB compressed': { measured: scripts.admin, goal: 250 },
		'/contact script, KB compressed': { measured: scripts.contact, goal: '-' },
		'/CareersApply script, KB compressed': { measured: scripts.apply, goal: 150 },
		'/Admin/Blogs/Add script, KB compressed': { measured: scripts.editor, goal: 400 },
	})
} finally {
	await server.stop()
}

async function auditsOf(paths: readonly string[]) {
	const audits: Record<string, Audit> = {}
	for (const path of paths) audits[path] = await audit(server.origin + path)
	return audits
}

async function clearance(): Promise<string> {
	const answer = await fetch(`${server.origin}/api/public/contactuscontroller/viewDepartments`, {
		headers: { 'X-Token': 'XXXX.DUMMY.TOKEN.XXXX' },
	})
	return answer.headers.get('X-Token') ?? ''
}

function visitor({ userName }: { userName: string }, index: number) {
	return {
		headers: { 'CF-Connecting-IP': `198.51.100.${index + 1}` },
		body: JSON.stringify({ userName, password: demoPassword }),
	}
}

async function signIn(index: number): Promise<void> {
	const account = demoAccounts[index]
	if (!account) throw new Error('No such account')
	const { headers, body } = visitor(account, index)
	const answer = await fetch(`${server.origin}/api/authcontroller/login`, {
		method: 'POST',
		headers: { ...json, ...headers },
		body,
	})
	if (!answer.ok) throw new Error(`The sign-in was answered ${answer.status}`)
	await answer.arrayBuffer()
}
