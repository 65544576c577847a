import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const product = /^import \{ (\w+) \} from '\.\/([\w-]+)\.ts'\n/gm

/** In a copy of the project, removes products and adds one: a file and two lines of the list each. */
export function changeProducts(folder: string, isRemoved: (name: string) => boolean): void {
	const products = join(folder, 'web/content/products')
	const list = join(products, 'all.ts')
	let text = readFileSync(list, 'utf8')
	for (const [line, constant, name] of text.matchAll(product)) {
		if (!name || !isRemoved(name)) continue
		text = text.replace(line, '').replace(`\t${constant},\n`, '')
		rmSync(join(products, `${name}.ts`))
	}
	cpSync(join(folder, 'tests/fixtures/rebrand/room-booking.ts'), join(products, 'room-booking.ts'))
	writeFileSync(
		list,
		text
			.replace(/^import .*'.\/product.ts'$/m, "$&\nimport { roomBooking } from './room-booking.ts'")
			.replace(/^export const everyProduct.*$/m, '$&\n\troomBooking,'),
	)
}
