import { expect, test } from 'vitest'
import { isDemoCompany } from '#tests/support/specification.ts'
import { brand } from '#web/content/brand.ts'
import { committees, people } from '#web/content/investors/people.ts'

test('nine people direct and manage the company', () => {
	expect(people.map(({ position }) => position)).toEqual([
		'Managing Director',
		'Whole-time Director',
		...['Non-Executive Director', 'Non-Executive Director'],
		...Array(3).fill('Non-Executive Independent Director'),
		'Chief Financial Officer',
		'Company Secretary',
	])
	expect(new Set(people.map(({ name }) => name)).size).toBe(9)
	expect(new Set(people.map(({ id }) => id)).size).toBe(9)
})

test('directors have an identification number that is visibly invented, officers have none', () => {
	for (const { position, din } of people) {
		const isOfficer = position === 'Chief Financial Officer' || position === 'Company Secretary'
		expect(din, position).toMatch(isOfficer ? /^$/ : /^0{7}\d$/)
	}
})

test('every day of appointment is a day of the calendar, as dd/mm/yyyy', () => {
	for (const { name, appointmentDate } of people) {
		const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(appointmentDate) ?? []
		const date = new Date(`${year}-${month}-${day}T00:00:00Z`)
		expect(date.getUTCDate(), name).toBe(Number(day))
	}
})

test('four committees have three members each, one of them in the chair, all of them directors', () => {
	expect(committees.map(({ name }) => name)).toEqual([
		'Audit Committee',
		'Nomination and Remuneration Committee',
		'Stakeholder’s Relationship Committee',
		'Corporate Social Responsibility Committee',
	])
	for (const { name, members } of committees) {
		expect(members.map(({ designation }) => designation).sort(), name).toEqual(['Chairperson', 'Member', 'Member'])
		for (const member of members) {
			const person = people.find((each) => each.name === member.name)
			expect({ din: person?.din, position: person?.position }, member.name).toEqual({
				din: member.din,
				position: member.directorship,
			})
			expect(member.din).not.toBe('')
		}
	}
})

test.runIf(isDemoCompany)('the company has the offices and the figures that the specification names', () => {
	expect(brand.offices.map(({ country }) => country).sort()).toEqual(['India', 'India', 'India', 'UAE', 'USA'])
	expect(brand.offices.map(({ kind }) => kind)).toEqual([
		...['Head office', 'International office', 'USA office', 'Corporate sales office', 'Support centre'],
	])
	expect(new Set(brand.offices.map(({ phone }) => phone)).size).toBe(5)
	expect(brand.figures).toEqual({
		years: 12,
		enterpriseClients: 80,
		documents: 50_000_000,
		clientSites: 8_000,
		users: 200_000,
		industryVerticals: 12,
		agileSolutions: 20,
	})
})
