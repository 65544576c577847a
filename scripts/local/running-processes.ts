import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod/mini'

/** The system reuses process ids. The start time makes the id unique. */
export const processId = z.object({ pid: z.number(), started: z.string() })
export type ProcessId = z.infer<typeof processId>

type RunningProcess = ProcessId & { group: number }

/** Lists the running processes: none on Windows: there tools end their own children. */
export function runningProcesses(): RunningProcess[] {
	if (process.platform === 'win32') return []
	return process.platform === 'linux' ? linuxProcesses() : listedProcesses()
}

/** Reads start times from the kernel. `ps` on Linux computes them from the clock, so they differ from call to call. */
function linuxProcesses(): RunningProcess[] {
	const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
	return readdirSync('/proc').flatMap((name) => {
		const pid = Number(name)
		const fields = Number.isInteger(pid) ? statOf(pid) : null
		return fields ? [{ pid, group: Number(fields[2]), started: `${boot} ${fields[19]}` }] : []
	})
}

/** Returns the fields of proc_pid_stat(5) after the program name, or null for an ended process or a zombie. */
function statOf(pid: number): string[] | null {
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
		const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
		return fields[0] === 'Z' ? null : fields
	} catch {
		return null
	}
}

function listedProcesses(): RunningProcess[] {
	const table = execFileSync('ps', ['-A', '-o', 'pid=,pgid=,lstart='], {
		encoding: 'utf8',
		env: { ...process.env, LC_ALL: 'C' },
	})
	return table.split('\n').flatMap((line) => {
		const [, pid, group, started] = /^\s*(\d+)\s+(\d+)\s+(.+?)\s*$/.exec(line) ?? []
		return started ? [{ pid: Number(pid), group: Number(group), started }] : []
	})
}
