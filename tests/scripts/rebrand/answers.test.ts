import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '#scripts/command/paths.ts'
import { askTool } from '#scripts/command/tools.ts'
import { formatAnswers } from '#scripts/rebrand/answers.ts'

const typed = '{\n    "name": "Birch & Sons", "colours": {"hue": 20}\n}'

function answersIn(folder: string): string {
	const file = join(folder, 'birch.json')
	writeFileSync(file, typed)
	return file
}

test('answers that stand in the project pass its format check afterwards', () => {
	const folder = mkdtempSync(join(root, 'tests/fixtures/rebrand/answers-'))
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
	const file = answersIn(folder)
	expect(askTool('biome', ['check', file]).ok).toBe(false)
	formatAnswers(file)
	expect(askTool('biome', ['check', file]).ok).toBe(true)
	expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(typed))
})

test('answers elsewhere stay as they are', () => {
	const folder = mkdtempSync(join(tmpdir(), 'answers-'))
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
	const file = answersIn(folder)
	formatAnswers(file)
	expect(readFileSync(file, 'utf8')).toBe(typed)
})
