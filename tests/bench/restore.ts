import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod/mini'
import { buckets, objectsFile, readManifest } from '#scripts/backup/manifest.ts'
import { withLocalPlatform } from '#scripts/local/local-platform.ts'
import { fillStores } from './growth/fill-stores.ts'
import { rounded } from './measure.ts'
import { demoState, emptyState, type State, withFolder } from './server/own-state.ts'

const goalMinutes = 5
const goalMegabytes = 512
/** Heap limit. A process that kept files in memory would exceed it. */
const heapMegabytes = 256

/** The last line of `stores-process.ts`. */
const report = z.object({ seconds: z.number(), before: z.number(), megabytes: z.number() })

/** Backs up 10,000 items with 1 GB of files, restores them into an empty folder, and compares a backup of that. */
export const restore = () =>
	withFolder(async (folder) => {
		const [first, second] = [await demoState(folder, 'first'), await emptyState(folder, 'second')]
		console.table([await withLocalPlatform(fillStores, first)])
		const [saved, again] = [join(folder, 'saved'), join(folder, 'saved-again')]
		const taken = await inProcess('backup', first, saved)
		const restored = await inProcess('restore', second, saved)
		await inProcess('backup', second, again)
		const limits = { 'goal, s': goalMinutes * 60, 'goal, MB': goalMegabytes, 'heap, MB': heapMegabytes }
		console.table({ backup: { ...taken, ...limits }, restore: { ...restored, ...limits } })
		console.table([difference(saved, again)])
	})

/** Runs in its own Node process, to measure its memory. */
function inProcess(what: 'backup' | 'restore', { state, settings }: State, backup: string) {
	return new Promise<Record<string, number>>((resolve, reject) => {
		const script = join(import.meta.dirname, 'stores-process.ts')
		const child = spawn(
			process.execPath,
			[`--max-old-space-size=${heapMegabytes}`, script, what, state, settings, backup],
			{
				stdio: ['ignore', 'pipe', 'inherit'],
			},
		)
		let output = ''
		child.stdout.on('data', (text) => {
			output += text
		})
		child.once('error', reject)
		child.once('exit', (code) => {
			if (code !== 0) return reject(new Error(`The ${what} failed: ${output}`))
			const { seconds, before, megabytes } = report.parse(JSON.parse(output.trim().split('\n').at(-1) ?? ''))
			resolve({ seconds: rounded(seconds), 'MB at first': rounded(before), 'MB at most': rounded(megabytes) })
		})
	})
}

/** Returns the differences of the second backup. Objects are listed in the order of arrival. */
function difference(saved: string, again: string) {
	const [one, other] = [readManifest(saved), readManifest(again)]
	const linesOf = (folder: string, bucket: (typeof buckets)[number]) =>
		readFileSync(objectsFile(folder, bucket), 'utf8').split('\n').sort().join('\n')
	const tables = Object.keys(one.tables).filter((name) => one.tables[name]?.sha256 !== other.tables[name]?.sha256)
	const objects = buckets.filter((bucket) => linesOf(saved, bucket) !== linesOf(again, bucket))
	const differing = [...tables, ...objects]
	if (differing.length > 0) throw new Error(`What was restored differs in ${differing.join(', ')}`)
	const sum = (figures: number[]) => figures.reduce((total, figure) => total + figure, 0)
	return {
		tables: Object.keys(one.tables).length,
		rows: sum(Object.values(one.tables).map(({ lines }) => lines)),
		objects: sum(buckets.map((bucket) => one.buckets[bucket].lines)),
		bytes: sum(buckets.map((bucket) => one.buckets[bucket].bytes)),
		differing: 0,
	}
}
