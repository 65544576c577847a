import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#scripts/command/paths.ts'
import { products } from '#web/content/products/all.ts'
import { coverPath, coverSize } from '#web/content/products/product.ts'
import { shelves } from '#web/content/resources.ts'
import { recognise } from '#worker/files/recognise/recognise.ts'

const covers = products.flatMap(({ brochure }) => (brochure ? [coverPath(brochure)] : []))

test('every brochure has a picture of its cover, and no other picture is there', () => {
	const pictures = globSync('documents/covers/*', { cwd: join(root, 'web/static') })
	expect(pictures.map((path) => `/${path}`).sort()).toEqual([...covers].sort())
})

test.each(covers)('%s is a WebP picture of the size that the page reserves, below 25 KB', (cover) => {
	const bytes = new Uint8Array(readFileSync(join(root, 'web/static', cover)))
	expect(recognise(bytes)).toMatchObject({ kind: 'webp', ...coverSize })
	expect(bytes.byteLength).toBeLessThan(25_000)
})

test('every brochure is on one shelf of the page of resources', () => {
	const shelved = shelves.flatMap(({ brochures }) => brochures.map(({ path }) => path))
	const paths = products.filter(({ brochure }) => brochure).map(({ path }) => path)
	expect(shelved.sort()).toEqual(paths.sort())
})
