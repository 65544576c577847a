import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { changedFiles } from '#scripts/test/changed-files.ts'

test('changed and new files are listed, but none that is committed, ignored or deleted', () => {
	const folder = mkdtempSync(join(tmpdir(), 'site-changed-'))
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
	const write = (path: string, text: string) => writeFileSync(join(folder, path), text)
	const git = (...args: string[]) => execFileSync('git', args, { cwd: folder })
	mkdirSync(join(folder, 'web'))
	for (const path of ['kept.ts', 'web/changed.ts', 'deleted.ts']) write(path, 'before')
	write('.gitignore', 'build.log\n')
	git('init', '--quiet')
	git('add', '.')
	git('-c', 'user.name=Test', '-c', 'user.email=test@company.example', 'commit', '--quiet', '--message', 'Before')
	write('web/changed.ts', 'after')
	write('web/new.ts', 'new')
	write('build.log', 'passed')
	rmSync(join(folder, 'deleted.ts'))
	expect(changedFiles(folder)).toEqual(['web/changed.ts', 'web/new.ts'])
})
