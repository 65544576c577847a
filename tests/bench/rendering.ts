import { isBuildCurrent } from '#scripts/build/build-inputs.ts'
import { build } from '#scripts/build/build-steps.ts'
import { withLocalPlatform } from '#scripts/local/local-platform.ts'
import { type Measured, measure, medianOf, middle, rounded } from './measure.ts'
import { type Bare, withBareWorkerd } from './server/bare-workerd.ts'
import { demoState, withFolder } from './server/own-state.ts'
import { workerdCpuMs } from './server/workerd.ts'

const rounds = 3
const secondsOfRound = 4
const connections = 16
const warmUps = 100

type Costs = Measured & { cpuMs: number }

/** Measures the cost of a page in workerd alone beside a constant response of the same workerd. */
export const rendering = () =>
	withFolder(async (folder) => {
		if (!isBuildCurrent()) await build({ quietly: true })
		await withLocalPlatform(
			(stores) => withBareWorkerd(stores, 'in memory', compareWith),
			await demoState(folder, 'state'),
		)
	})

async function compareWith(bare: Bare): Promise<void> {
	const measured = new Map<string, Costs[]>()
	// The first responses fill the page cache and the memory of the rows.
	for (const [name, [origin, path]] of Object.entries(asked(bare)))
		await measure(origin, { name, path }, { connections, requests: warmUps })
	for (let round = 0; round < rounds; round += 1)
		for (const [name, [origin, path]] of Object.entries(asked(bare)))
			measured.set(name, [...(measured.get(name) ?? []), await costsOf(name, origin, path)])
	console.table(compared(measured))
}

/** The page cache keeps no response to an unknown query, so the Worker renders each one. */
const asked = ({ site, constant }: Bare): Record<string, [origin: string, path: string]> => ({
	'constant, 8 KB': [constant, '/'],
	'contact, rendered anew': [site, '/contact?rendered=anew'],
	'blog, rendered anew': [site, '/blog?rendered=anew'],
	'article, rendered anew': [site, '/BlogView/22?rendered=anew'],
	'contact, as served': [site, '/contact'],
	'blog, as served': [site, '/blog'],
	'article, as served': [site, '/BlogView/22'],
})

async function costsOf(name: string, origin: string, path: string): Promise<Costs> {
	const before = workerdCpuMs()
	const measured = await measure(origin, { name, path }, { connections, seconds: secondsOfRound })
	if (measured.refused > 0) throw new Error(`${name}: ${measured.refused} answers were not 200`)
	return { ...measured, cpuMs: (workerdCpuMs() - before) / measured.accepted }
}

function compared(measured: Map<string, Costs[]>) {
	const middles = [...measured].map(([name, each]) => {
		return { ...medianOf(each), name, cpuMs: middle(each.map(({ cpuMs }) => cpuMs)) }
	})
	const constant = middles[0]
	return Object.fromEntries(
		middles.map(({ name, perSecond, cpuMs, p50, p99, errors }) => [
			name,
			{
				'per second': rounded(perSecond),
				'of constant': rounded(perSecond / (constant?.perSecond ?? 1), 2),
				'CPU ms': rounded(cpuMs, 3),
				'CPU, times the constant': rounded(cpuMs / (constant?.cpuMs ?? 1), 1),
				...{ p50, p99, errors },
			},
		]),
	)
}
