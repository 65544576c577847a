import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '#scripts/command/paths.ts'
import { changeProducts } from '#scripts/test/changed-products.ts'
import { isDemoCompany } from '#tests/support/specification.ts'

const list = 'web/content/products/all.ts'
const linesOf = (folder: string) => readFileSync(join(folder, list), 'utf8').split('\n')

test.runIf(isDemoCompany)(
	'the nightly copy has one product less and one more, by a file and two lines of the list each',
	() => {
		const folder = mkdtempSync(join(tmpdir(), 'products-'))
		onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
		for (const name of ['web/content/products', 'tests/fixtures/rebrand'])
			cpSync(join(root, name), join(folder, name), { recursive: true })
		changeProducts(folder)
		const [before, after] = [linesOf(root), linesOf(folder)]
		expect(before.filter((line) => !after.includes(line))).toEqual([
			"import { customerOnboarding } from './customer-onboarding.ts'",
			'\tcustomerOnboarding,',
		])
		expect(after.filter((line) => !before.includes(line))).toEqual([
			"import { roomBooking } from './room-booking.ts'",
			'\troomBooking,',
		])
		expect(existsSync(join(folder, 'web/content/products/customer-onboarding.ts'))).toBe(false)
		expect(existsSync(join(folder, 'web/content/products/room-booking.ts'))).toBe(true)
	},
)
