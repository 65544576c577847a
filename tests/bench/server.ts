import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from '#scripts/build-steps.ts'
import { originOf } from '#scripts/local-settings.ts'
import { builtAssets } from '#scripts/paths.ts'
import { freePort } from '#scripts/port.ts'
import type { OwnServer } from '#tests/support/own-server.ts'
import { serveOwn } from '#tests/support/serve-own.ts'

/** What everything is compared with: 8 KB that no Worker code touches. */
export const staticFile = '/bench-static.txt'
const staticBytes = 8 * 1024

export type BenchServer = { origin: string; own: OwnServer; stop: () => Promise<void> }

/** The production build in workerd, on a port and in a folder of its own, with demo data and the static file. */
export async function startServer(): Promise<BenchServer> {
	const own = { port: await freePort(), folder: mkdtempSync(join(tmpdir(), 'nilavu-bench-')) }
	await build({ quietly: true })
	const file = join(builtAssets, staticFile)
	writeFileSync(file, 'moonlight '.repeat(staticBytes / 10).slice(0, staticBytes))
	const server = await serveOwn(own)
	const stop = async () => {
		await server.stop()
		rmSync(own.folder, { recursive: true, force: true })
		rmSync(file, { force: true })
	}
	return { origin: originOf(own.port), own, stop }
}

const ticksPerSecond = 100
const warmUps = 20
const signIns = 100

/** CPU milliseconds of one sign-in, of everything that the server's processes do for it: the simulators of D1 and of the edge included. */
export async function signInCpuMs(signIn: () => Promise<void>): Promise<number> {
	for (let count = 0; count < warmUps; count += 1) await signIn()
	const before = workerdCpuMs()
	for (let count = 0; count < signIns; count += 1) await signIn()
	return Math.round((workerdCpuMs() - before) / signIns)
}

/** What the workerd processes that descend from this one have used so far (read from /proc, so on Linux only). */
function workerdCpuMs(): number {
	const processes = readdirSync('/proc')
		.filter((name) => /^\d+$/.test(name))
		.flatMap((pid) => statOf(pid))
	const ours = new Set([process.pid])
	for (const { pid, parent } of processes.sort((a, b) => a.pid - b.pid)) if (ours.has(parent)) ours.add(pid)
	const ticks = processes
		.filter(({ pid, name }) => ours.has(pid) && name === 'workerd')
		.reduce((sum, each) => sum + each.ticks, 0)
	return (ticks * 1000) / ticksPerSecond
}

function statOf(pid: string) {
	try {
		const [, name = '', rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').match(/\((.*)\) (.*)/) ?? []
		const fields = rest.split(' ')
		return [{ pid: Number(pid), name, parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }]
	} catch {
		// It has ended meanwhile.
		return []
	}
}
