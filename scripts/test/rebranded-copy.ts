import { constants, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execa } from 'execa'
import type { Brand } from '#web/content/brand-schema.ts'
import { whenInterrupted } from '../command/interrupt.ts'
import { root } from '../command/paths.ts'
import { detail, step } from '../command/steps.ts'
import { changeProducts } from './changed-products.ts'
import { copyFiles } from './copy-files.ts'
import { type Count, countOf, printedCount, sum } from './results.ts'
import { startFilled } from './started-copy.ts'

const answers = 'tests/fixtures/rebrand/alder.json'

/** `isStarted`: whether the copy is started with filled settings before its tests. */
type Copy = { title: string; prepare: (folder: string) => void; isStarted: boolean; tests: string[][] }

/** Copies that belong to another company, whose products are other ones. */
const copies: Copy[] = [
	{
		title: 'A copy with two products, started with filled settings, and all its tests',
		isStarted: true,
		prepare: (folder) => changeProducts(folder, (name) => name === 'customer-onboarding'),
		tests: [['test']],
	},
	{
		title: 'A copy with one product, its quick checks and the journeys of its pages',
		isStarted: false,
		prepare(folder) {
			changeProducts(folder, () => true)
			showEveryProduct(join(folder, answers))
		},
		tests: [
			['run', 'quick', '--', '--all'],
			['test', '--', 'e2e/site', 'pages/every-page'],
		],
	},
]

/** Makes each copy of this checkout and runs its tests there. A copy that fails is kept. */
export async function testRebrandedCopies(): Promise<Count> {
	const counts: Count[] = []
	for (const { title, prepare, isStarted, tests } of copies) {
		step(title)
		const folder = mkdtempSync(join(tmpdir(), 'rebranded-'))
		await copyCheckout(folder)
		prepare(folder)
		const results: Count[] = []
		for (const args of [
			['run', 'format'],
			['run', 'rebrand', '--', '--from', answers],
		])
			results.push(countOf((await npm(folder, ...args)).exitCode === 0))
		if (isStarted) results.push(await startFilled(folder))
		for (const args of tests) {
			const { output, exitCode } = await npm(folder, ...args)
			results.push(printedCount(output, exitCode))
		}
		const count = sum(results)
		if (count.failed > 0) detail(`The copy stays in ${folder}`)
		else rmSync(folder, { recursive: true, force: true })
		counts.push(count)
	}
	return sum(counts)
}

/** A product that is gone cannot be switched off. */
function showEveryProduct(file: string): void {
	const { switchedOff, ...fields }: Brand = JSON.parse(readFileSync(file, 'utf8'))
	const words = switchedOff.filter((word) => !word.startsWith('/'))
	writeFileSync(file, JSON.stringify({ ...fields, switchedOff: words }))
}

/** The first commit is that of the old company. */
async function copyCheckout(folder: string): Promise<void> {
	copyFiles(folder)
	cpSync(join(root, 'node_modules'), join(folder, 'node_modules'), {
		recursive: true,
		verbatimSymlinks: true,
		mode: constants.COPYFILE_FICLONE,
	})
	const git = (...args: string[]) => execa('git', args, { cwd: folder })
	await git('init', '--quiet')
	await git('add', '.')
	const author = ['-c', 'user.name=Nightly', '-c', 'user.email=nightly@company.example']
	await git(...author, 'commit', '--quiet', '--no-verify', '--message', 'The old company')
}

async function npm(cwd: string, ...args: string[]): Promise<{ exitCode: number; output: string }> {
	const child = execa('npm', args, {
		cwd,
		stdin: 'ignore',
		stdout: ['inherit', 'pipe'],
		stderr: 'inherit',
		reject: false,
	})
	const forget = whenInterrupted(() => child.kill())
	const { exitCode = 1, stdout } = await child
	forget()
	return { exitCode, output: stdout }
}
