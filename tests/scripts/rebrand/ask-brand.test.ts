import { expect, test } from 'vitest'
import { askBrand } from '#scripts/rebrand/ask-brand.ts'
import { newBrand } from '#scripts/rebrand/new-brand.ts'
import { company } from './company.ts'

/** Answers questions by their beginnings, one answer after the other. Each other question gets its fallback. */
function answering(answers: Record<string, string[]>) {
	const asked: string[] = []
	return {
		asked,
		ask: async (question: string, fallback: string) => {
			asked.push(question)
			const start = Object.keys(answers).find((each) => question.split('\n').at(-1)?.startsWith(each))
			return (start && answers[start]?.shift()) || fallback
		},
	}
}

test('without an answer of its own the terminal proposes the present brand', async () => {
	const { ask } = answering({})
	expect(newBrand(company, await askBrand(ask, company))).toEqual(company)
})

test('a few answers make a new company with an office in a new country', async () => {
	const { ask } = answering({
		'Name of the company': ['Birch and Sons'],
		'Domain of the mailboxes': ['birch.test'],
		'How many offices': ['2'],
		'Place of office 2': ['Porto, North'],
		'Kind of office': ['', 'Sales office'],
		Country: ['', '', 'Portugal'],
		Address: ['', 'Rua 1 | Porto | Portugal'],
		'Time zone': ['', 'Europe/Lisbon'],
		Currency: ['EUR'],
		'Mobile numbers': ['46\\d{4,9}', '46\\d{4,9}'],
		'A number that': ['', '460000'],
		'Names of visitors': ['any', 'usual'],
		Forum: ['-'],
		'What the company lacks': ['films, investors'],
	})
	const brand = newBrand(company, await askBrand(ask, company))
	expect(brand).toMatchObject({
		name: 'Birch and Sons',
		shortName: 'Birch',
		legal: { name: 'Birch and Sons Ltd' },
		socialLinks: [],
		switchedOff: ['films', 'investors'],
	})
	expect(brand.offices[1]).toMatchObject({
		id: 'office-porto',
		kind: 'Sales office',
		address: ['Rua 1', 'Porto', 'Portugal'],
		timeZone: { iana: 'Europe/Lisbon', name: 'Western European Time', short: 'WET' },
	})
	expect(brand.countries.map(({ name }) => name)).toEqual(['Sweden', 'Portugal'])
	expect(brand.countries.map(({ code }) => code)).toEqual(['SE', 'PT'])
	expect(brand).toMatchObject({ timeZone: company.timeZone, currency: 'EUR', namesInForms: 'usual' })
	expect(brand.staffNumbers).toMatchObject({ pattern: '46\\d{4,9}', example: '460000' })
})

test('a wrong answer repeats the question, with the reason', async () => {
	const { ask, asked } = answering({ 'Hue of the brand': ['blue', '400', '250'], Telephone: ['555'] })
	const brand = newBrand(company, await askBrand(ask, company))
	expect(brand.colours.hue).toBe(250)
	expect(asked.filter((question) => question.includes('Hue of the brand'))).toEqual([
		expect.stringMatching(/^Hue/),
		expect.stringMatching(/Invalid input[\s\S]*Hue/),
		expect.stringMatching(/<360[\s\S]*Hue/),
	])
	expect(asked.filter((question) => question.includes('Telephone'))).toHaveLength(2)
})
