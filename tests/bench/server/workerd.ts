import { readdirSync, readFileSync } from 'node:fs'

/** A workerd process that descends from this one. */
type Workerd = { pid: number; ticks: number; command: string }

const ticksPerSecond = 100
const sampleMs = 100

/** Returns the processor milliseconds of all descending workerd processes, including the simulators of D1 and the edge. */
export const workerdCpuMs = () => (workerds().reduce((sum, { ticks }) => sum + ticks, 0) * 1000) / ticksPerSecond

/** The configuration of a workerd without Miniflare (`bare-workerd.ts`). */
export const bareConfig = 'bare.capnp'

/** Returns the memory of all processes, or of the bare one. */
const workerdMegabytes = (which: 'all' | 'bare') =>
	workerds()
		.filter(({ command }) => which === 'all' || command.includes(bareConfig))
		.reduce((sum, { pid }) => sum + residentKilobytes(pid), 0) / 1024

/** Watches the memory until `end`, which returns the first and the highest value in MB. */
export function watchMemory(which: 'all' | 'bare' = 'all') {
	const before = workerdMegabytes(which)
	let peak = before
	const sample = () => {
		peak = Math.max(peak, workerdMegabytes(which))
	}
	const timer = setInterval(sample, sampleMs)
	return {
		end() {
			clearInterval(timer)
			sample()
			return { before: Math.round(before), peak: Math.round(peak) }
		},
	}
}

function residentKilobytes(pid: number): number {
	try {
		return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
	} catch {
		// The process has ended.
		return 0
	}
}

function workerds(): Workerd[] {
	const processes = readdirSync('/proc')
		.filter((name) => /^\d+$/.test(name))
		.flatMap((pid) => processOf(pid))
	const ours = new Set([process.pid])
	for (const { pid, parent } of processes.sort((one, other) => one.pid - other.pid)) if (ours.has(parent)) ours.add(pid)
	return processes
		.filter(({ pid, name }) => ours.has(pid) && name === 'workerd')
		.map(({ pid, ticks }) => ({ pid, ticks, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8') }))
}

function processOf(pid: string) {
	try {
		const [, name = '', rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').match(/\((.*)\) (.*)/) ?? []
		const fields = rest.split(' ')
		return [{ pid: Number(pid), name, parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }]
	} catch {
		// The process has ended.
		return []
	}
}
