import { expect, test } from 'vitest'
import { brand } from '#web/content/brand.ts'
import { brandSchema } from '#web/content/brand-schema.ts'

test('the brand keeps to its schema', () => {
	expect(brandSchema.parse(brand)).toEqual(brand)
})

test('an office in a country that is not listed is refused', () => {
	expect(brandSchema.safeParse({ ...brand, countries: [] }).success).toBe(false)
})
