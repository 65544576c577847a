import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { afterAll, expect, test, vi } from 'vitest'
import { newLocalSettings, originOf, writeSettings } from '#scripts/local/local-settings.ts'
import { endOrphans, runningStarter } from '#scripts/local/orphans.ts'
import { requireFreePort } from '#scripts/local/port.ts'
import { type ProcessId, runningProcesses } from '#scripts/local/running-processes.ts'
import { startNode } from '#tests/support/server/own-project.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-orphans-'))
const state = join(folder, 'state')
const settings = join(folder, 'settings')
writeFileSync(settings, writeSettings(newLocalSettings(1)))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const noteOf = (port: number) => join(folder, `serving-${port}.json`)
const readNote = (port: number) =>
	JSON.parse(readFileSync(noteOf(port), 'utf8')) as { starter: ProcessId; processes: ProcessId[] }
const isRunning = ({ pid, started }: ProcessId) =>
	runningProcesses().some((running) => running.pid === pid && running.started === started)

/** The kernel may close the sockets of an ended process a little later. */
const portIsFree = (port: number) => vi.waitFor(() => requireFreePort(port), { timeout: 5_000 })

async function serve() {
	const port = await getPort()
	const { child, said } = startNode(['tests/scripts/local/starter.ts', String(port), state, settings])
	try {
		await said('serving', { patienceMs: 60_000 })
	} catch (error) {
		const exit = once(child, 'exit')
		child.kill('SIGTERM')
		await exit
		throw error
	}
	// The server writes its note a moment after it answers.
	const { starter, processes } = await vi.waitFor(() => readNote(port), { timeout: 10_000 })
	const [server] = processes.filter(({ pid }) => runningProcesses().some(({ group }) => group === pid))
	if (!server || starter.pid !== child.pid) throw new Error('The note names other processes')
	expect(processes.length, 'the server and workerd').toBeGreaterThan(1)
	return { port, child, server, processes }
}

test('the processes of a killed start and a killed server end, also a workerd that replaced one, and the port is free', async () => {
	const { port, child, server, processes: first } = await serve()
	for (const { pid } of first) if (pid !== server.pid) process.kill(pid, 'SIGKILL')
	const processes = await vi.waitFor(
		() => {
			const { processes: noted } = readNote(port)
			expect(noted.filter(isRunning)).toHaveLength(first.length)
			return noted
		},
		{ timeout: 30_000 },
	)
	// The new workerd is noted before it listens, and ends with its server until it has started.
	await vi.waitFor(() => fetch(originOf(port)), { timeout: 30_000 })
	const exit = once(child, 'exit')
	process.kill(child.pid ?? 0, 'SIGKILL')
	process.kill(server.pid, 'SIGKILL')
	await exit
	await expect(requireFreePort(port)).rejects.toThrow('in use by another program')
	expect(await endOrphans({ state, port })).toBe(true)
	await portIsFree(port)
	expect(processes.filter(isRunning)).toEqual([])
	expect(await endOrphans({ state, port }), 'nothing is left').toBe(false)
}, 90_000)

test('a server ends after its start was killed, and stays while it is in use', async () => {
	const { port, child, server, processes } = await serve()
	expect(await endOrphans({ state, port })).toBe(false)
	expect(runningStarter({ state, port })).toBe(child.pid)
	expect(processes.filter(isRunning)).toEqual(processes)
	const exit = once(child, 'exit')
	process.kill(child.pid ?? 0, 'SIGKILL')
	await exit
	await endOrphans({ state, port })
	await portIsFree(port)
	expect(isRunning(server)).toBe(false)
}, 90_000)

test('a start whose server is killed ends the remaining processes and itself', async () => {
	const { port, child, server, processes } = await serve()
	const exit = once(child, 'exit')
	process.kill(server.pid, 'SIGKILL')
	expect(await exit).toEqual([1, null])
	await portIsFree(port)
	expect(processes.filter(isRunning)).toEqual([])
}, 90_000)

test.each(['started at another time', 'an incomplete note', 'no note'])(
	'%s: a foreign process goes on',
	async (what) => {
		const port = await getPort()
		const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
		try {
			const [own] = runningProcesses().filter(({ pid }) => pid === other.pid)
			if (!own) throw new Error('It does not run')
			const gone = { pid: 1, started: 'before' }
			const note = JSON.stringify({ starter: gone, processes: [{ pid: own.pid, started: 'before' }] })
			if (what !== 'no note') writeFileSync(noteOf(port), what.startsWith('started') ? note : note.slice(0, -9))
			expect(await endOrphans({ state, port })).toBe(false)
			expect(isRunning(own)).toBe(true)
		} finally {
			other.kill('SIGKILL')
		}
	},
)
