import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { execa } from 'execa'
import type { Brand } from '#web/content/brand-schema.ts'
import { root } from '../command/paths.ts'
import { brandFile } from './brand-file.ts'

/** Returns the brand of the last commit, or null outside a repository. */
export async function committedBrand(): Promise<Brand | null> {
	const { exitCode, stdout } = await execa('git', ['show', `HEAD:./${brandFile}`], { cwd: root, reject: false })
	if (exitCode !== 0) return null
	const folder = mkdtempSync(join(tmpdir(), 'brand-'))
	try {
		const file = join(folder, 'brand.mts')
		writeFileSync(file, stdout)
		const module: { brand: Brand } = await import(pathToFileURL(file).href)
		return module.brand
	} finally {
		rmSync(folder, { recursive: true, force: true })
	}
}
