import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#scripts/command/paths.ts'
import { Refusal } from '#scripts/command/steps.ts'
import { drawings } from '../drawings/all.ts'

function fileAt(folder: string, name: string): File {
	const path = join(root, 'scripts/demo', folder, name)
	if (!existsSync(path)) throw new Refusal(`${path} is missing`)
	return new File([readFileSync(path)], name)
}

/** A picture that `node scripts/demo/draw.ts` has drawn. */
export const demoPicture = (name: string) => fileAt('pictures', `${name}.webp`)

/** A PDF that `node scripts/demo/papers.ts` has printed. */
export const demoPaper = (name: string) => fileAt('papers', `${name}.pdf`)

/** What a picture shows, in words. */
export function altOf(name: string): string {
	const drawing = drawings[name]
	if (!drawing) throw new Refusal(`There is no drawing ${name}`)
	return drawing.alt
}
