import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Refusal } from '../command/steps.ts'

/** A backup holds personal data: only its owner may read it. */
export const ownFolder = 0o700
export const ownFile = 0o600

/** Creates or takes the empty folder of a backup. Returns a function that removes the written files. */
export function openFolder(folder: string): () => void {
	if (!existsSync(folder)) {
		make(folder)
		return () => remove(folder)
	}
	if (!statSync(folder).isDirectory()) throw new Refusal(`${folder} is a file. Name a folder.`)
	if (readdirSync(folder).length > 0) throw new Refusal(`${folder} is not empty. Name another folder.`)
	return () => {
		for (const name of readdirSync(folder)) remove(join(folder, name))
	}
}

/** Creates one level only: below /proc, `recursive` of Node never returns. */
function make(folder: string): void {
	const parent = dirname(folder)
	if (!existsSync(parent)) throw new Refusal(`There is no folder ${parent}.`)
	try {
		mkdirSync(folder, { mode: ownFolder })
	} catch (error) {
		throw new Refusal(`No folder can be made in ${parent}: ${error instanceof Error ? error.message : error}.`)
	}
}

const remove = (path: string) => rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 })
