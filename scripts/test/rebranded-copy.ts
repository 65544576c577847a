import { constants, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execa } from 'execa'
import { whenInterrupted } from '../command/interrupt.ts'
import { root } from '../command/paths.ts'
import { detail } from '../command/steps.ts'
import { changeProducts } from './changed-products.ts'
import { copyFiles } from './copy-files.ts'
import { type Count, countOf, printedCount, sum } from './results.ts'
import { startFilled } from './started-copy.ts'

const answers = 'tests/fixtures/rebrand/alder.json'

/**
 * Copies this checkout, changes its products, rebrands the copy, starts it with filled settings and runs `npm test` there. A
 * copy that fails is kept.
 */
export async function testRebrandedCopy(): Promise<Count> {
	const folder = mkdtempSync(join(tmpdir(), 'rebranded-'))
	await copyCheckout(folder)
	changeProducts(folder)
	const rebranded = await npm(folder, 'run', 'rebrand', '--', '--from', answers)
	const started = await startFilled(folder)
	const tested = await npm(folder, 'test')
	const count = sum([countOf(rebranded.exitCode === 0), started, printedCount(tested.output, tested.exitCode)])
	if (count.failed > 0) detail(`The copy stays in ${folder}`)
	else rmSync(folder, { recursive: true, force: true })
	return count
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
