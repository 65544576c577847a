import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '#scripts/command/paths.ts'
import { changeProducts } from '#scripts/test/changed-products.ts'
import { isDemoCompany } from '#tests/support/specification.ts'

const products = 'web/content/products'
const linesOf = (folder: string) => readFileSync(join(folder, products, 'all.ts'), 'utf8').split('\n')
const filesOf = (folder: string) => readdirSync(join(folder, products))

function changedCopy(isRemoved: (name: string) => boolean): string {
	const folder = mkdtempSync(join(tmpdir(), 'products-'))
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
	for (const name of [products, 'tests/fixtures/rebrand'])
		cpSync(join(root, name), join(folder, name), { recursive: true })
	changeProducts(folder, isRemoved)
	return folder
}

test.runIf(isDemoCompany)('a product less and one more are a file and two lines of the list each', () => {
	const folder = changedCopy((name) => name === 'customer-onboarding')
	const [before, after] = [linesOf(root), linesOf(folder)]
	expect(before.filter((line) => !after.includes(line))).toEqual([
		"import { customerOnboarding } from './customer-onboarding.ts'",
		'\tcustomerOnboarding,',
	])
	expect(after.filter((line) => !before.includes(line))).toEqual([
		"import { roomBooking } from './room-booking.ts'",
		'\troomBooking,',
	])
	expect(filesOf(folder)).not.toContain('customer-onboarding.ts')
	expect(filesOf(folder)).toContain('room-booking.ts')
})

test.runIf(isDemoCompany)('without all the others there is the added one', () => {
	const folder = changedCopy(() => true)
	const list = linesOf(folder)
	expect(list.filter((line) => line.startsWith('import {'))).toEqual([
		"import { brand } from '../brand.ts'",
		"import { roomBooking } from './room-booking.ts'",
	])
	expect(list.filter((line) => /^\t\w+,$/.test(line))).toEqual(['\troomBooking,'])
	expect(filesOf(folder)).not.toContain('services.ts')
})
