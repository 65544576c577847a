import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod/mini'
import { root } from '../command/paths.ts'
import { Refusal } from '../command/steps.ts'
import { parseContent } from './parse-content.ts'

export const contentFolder = join(root, 'scripts/demo/content')

/** `folder` is relative to the content folder. */
export type Item = { folder: string; slug: string }

export const loadFile = <Content>(schema: z.ZodMiniType<Content>, path: string) =>
	parseContent(schema, path, readFileSync(join(contentFolder, path), 'utf8'))

/** Loads `file` of every folder of a kind, sorted by folder name. The slug is that name without its leading number. */
export function loadItems<Content extends object>(
	schema: z.ZodMiniType<Content>,
	kind: string,
	file: string,
): (Content & Item)[] {
	const entries = readdirSync(join(contentFolder, kind), { withFileTypes: true })
	const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
	return names.sort().map((name) => {
		const folder = `${kind}/${name}`
		return { ...loadFile(schema, `${folder}/${file}`), folder, slug: name.replace(/^\d+-/, '') }
	})
}

/** Reads a file of an item, to be uploaded as `name`. */
export function uploadOf({ folder }: Item, file: string, name: string): File {
	const path = join(contentFolder, folder, file)
	if (!existsSync(path)) throw new Refusal(`${path} is missing`)
	return new File([readFileSync(path)], name)
}

/** Returns the title of a drawing, which is the alternative text of the pictures rendered from it. */
export function altOf({ folder }: Item, drawing = 'picture.svg'): string {
	const path = join(contentFolder, folder, drawing)
	const [, title] = readFileSync(path, 'utf8').match(/<title>([^<&]+)<\/title>/) ?? []
	if (!title) throw new Refusal(`${path} has no title`)
	return title
}
