import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Brand } from '#web/content/brand-schema.ts'
import { root } from '../command/paths.ts'
import { Refusal } from '../command/steps.ts'
import { askTool } from '../command/tools.ts'

/** The path from the root of the project. */
export const brandFile = 'web/content/brand.ts'

/** Returns the source of brand.ts with other values. The lines above the literal stay. */
export function brandSource(source: string, brand: Brand): string {
	const [head, rest] = source.split(/(?<=^export const brand: Brand = )/m)
	if (!head || !rest) throw new Refusal(`${brandFile} has no line "export const brand: Brand = {".`)
	return `${head}${JSON.stringify(brand, null, '\t')}\n`
}

/** Also formats the list of products, where the company has added and removed lines. */
export function writeBrand(brand: Brand): void {
	const path = join(root, brandFile)
	writeFileSync(path, brandSource(readFileSync(path, 'utf8'), brand))
	const { ok, problem } = askTool('biome', ['check', '--write', brandFile, 'web/content/products/all.ts'])
	if (!ok) throw new Refusal(problem)
}
