import { expect, test } from 'vitest'
import { newBrand } from '#scripts/rebrand/new-brand.ts'
import alder from '#tests/fixtures/rebrand/alder.json' with { type: 'json' }
import { company } from './company.ts'

test('a complete brand replaces the present one', () => {
	expect(newBrand(company, { ...alder, nameOrigin: null })).toEqual(alder)
})

test('without changes the brand stays', () => {
	expect(newBrand(company, {})).toEqual(company)
})

test('new names move the mailboxes, the links and the registered name along', () => {
	const brand = newBrand(company, { name: 'Birch and Sons', mailDomain: 'birch.test' })
	expect(brand).toMatchObject({
		shortName: 'Birch',
		website: 'www.birch.test',
		filePrefix: 'birch',
		legal: { name: 'Birch and Sons Ltd', email: 'privacy@birch.test' },
		mailboxes: [{ address: 'queries@birch.test' }],
		socialLinks: [{ href: 'https://forum.birch.test' }],
	})
	expect(brand.offices).toEqual([{ ...company.offices[0], address: ['Birch House', 'Lund', 'Sweden'] }])
})

test('the origin of a name goes with the name, and null removes a field', () => {
	expect(newBrand(company, { shortName: 'Birch' })).not.toHaveProperty('nameOrigin')
	expect(newBrand(company, { shortName: 'Birch', nameOrigin: 'is a tree' })).toHaveProperty('nameOrigin', 'is a tree')
	expect(newBrand(company, { nameOrigin: null })).not.toHaveProperty('nameOrigin')
})

test('part of an object keeps the rest of it; a list is replaced as a whole', () => {
	const brand = newBrand(company, { colours: { hue: 20 }, socialLinks: [] })
	expect(brand.colours).toEqual({ hue: 20, accentHue: company.colours.accentHue })
	expect(brand.socialLinks).toEqual([])
})

test('each invalid field is named once, with its reason', () => {
	const changes = { website: 'https://birch.test', colours: { hue: 400 }, slogan: 'x', legal: { email: 'nobody' } }
	expect(() => newBrand(company, changes)).toThrow(`Nothing was changed. The brand is not valid:
✖ Unrecognized key: "slogan"
✖ No host name in lower case, such as www.company.com
  → at website
✖ Invalid email address
  → at legal.email
✖ Too big: expected number to be <360
  → at colours.hue`)
	expect(() => newBrand(company, { name: 7 })).toThrow('at name')
	expect(() => newBrand(company, [])).toThrow('must be a JSON object')
})

test('the company follows the clock of its new head office, if the answers name no other', () => {
	const [office] = company.offices
	const timeZone = { iana: 'Europe/Lisbon', name: 'Western European Time', short: 'WET' }
	const offices = [{ ...office, timeZone }]
	expect(newBrand(company, { offices }).timeZone).toEqual(timeZone)
	expect(newBrand(company, { offices, timeZone: company.timeZone }).timeZone).toEqual(company.timeZone)
})

test('the rule of staff numbers comes with its texts and an example that follows it', () => {
	const staffNumbers = {
		pattern: '1\\d{9}',
		longest: 10,
		message: 'No number',
		help: 'Ten digits.',
		example: '1550000000',
	}
	expect(newBrand(company, { staffNumbers }).staffNumbers).toEqual(staffNumbers)
	expect(() => newBrand(company, { staffNumbers: { pattern: '1\\d{9}' } })).toThrow('staffNumbers.message')
	for (const [wrong, at] of [
		[{ pattern: '[1' }, 'No regular expression'],
		[{ example: '2550000000' }, 'The example does not follow the rule'],
		[{ longest: 9 }, 'The example does not follow the rule'],
	] as const)
		expect(() => newBrand(company, { staffNumbers: { ...staffNumbers, ...wrong } })).toThrow(at)
})

test('an office in an unknown time zone and a product that does not exist are refused', () => {
	const [office] = company.offices
	const elsewhere = { ...office, timeZone: { iana: 'Europe/Atlantis', name: 'Atlantic Time', short: 'AT' } }
	expect(() => newBrand(company, { offices: [elsewhere] })).toThrow('offices[0].timeZone.iana')
	expect(() => newBrand(company, { switchedOff: ['/no-product'] })).toThrow('what is not there: /no-product')
})
