import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import type { Brand } from '#web/content/brand-schema.ts'
import { Refusal } from '../command/steps.ts'
import { askTool } from '../command/tools.ts'
import { askBrand } from './ask-brand.ts'

export function answersFrom(file: string): unknown {
	try {
		return JSON.parse(readFileSync(file, 'utf8'))
	} catch (error) {
		throw new Refusal(`${file} is no readable JSON: ${error instanceof Error ? error.message : error}`)
	}
}

/** Formats the answers, because `npm run check` reads each file of the project. Biome leaves a file elsewhere as it is. */
export function formatAnswers(file: string): void {
	askTool('biome', ['format', '--write', resolve(file)])
}

export async function answersOnTerminal(present: Brand): Promise<unknown> {
	if (!process.stdin.isTTY)
		throw new Refusal('There is no terminal to ask on. Give the answers as JSON: npm run rebrand -- --from alder.json')
	const terminal = createInterface({ input: process.stdin, output: process.stdout })
	console.log('Enter keeps the value in brackets. Nothing is changed before the last answer.\n')
	try {
		return await askBrand(
			async (question, fallback) => (await terminal.question(`${question} [${fallback}]: `)).trim() || fallback,
			present,
		)
	} catch (error) {
		if (error instanceof Error && error.name === 'AbortError') throw new Refusal('Nothing was changed.')
		throw error
	} finally {
		terminal.close()
	}
}
