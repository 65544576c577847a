import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** In a copy of the project, removes a product and adds one: a file and a line for each. */
export function changeProducts(folder: string): void {
	const products = join(folder, 'web/content/products')
	rmSync(join(products, 'customer-onboarding.ts'))
	cpSync(join(folder, 'tests/fixtures/rebrand/room-booking.ts'), join(products, 'room-booking.ts'))
	const list = join(products, 'all.ts')
	writeFileSync(
		list,
		readFileSync(list, 'utf8')
			.replace(/^import .*'.\/customer-onboarding.ts'\n/m, '')
			.replace(/^\tcustomerOnboarding,\n/m, '')
			.replace(/^import .*'.\/services.ts'$/m, "import { roomBooking } from './room-booking.ts'\n$&")
			.replace(/^\tservices,$/m, '\troomBooking,\n$&'),
	)
}
