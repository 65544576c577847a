import { z } from 'zod/mini'
import { countryName, countries as isoCountries } from '#contracts/shared/countries.ts'
import { type Brand, brandSchema, type Office } from '#web/content/brand-schema.ts'
import { type Ask, askFields, askValue, wordsOf } from './ask-fields.ts'
import { slugOf } from './company-names.ts'

const office = brandSchema.shape.offices.def.element
const { shape } = office
const country = brandSchema.shape.countries.def.element.shape
const zone = shape.timeZone.shape
const position = shape.coordinates.shape
const hours = shape.hours.shape

/** Asks for the offices and for the names of countries that are new. */
export async function askOffices(ask: Ask, present: Brand): Promise<Pick<Brand, 'offices' | 'countries'>> {
	const count = await askValue(ask, 'How many offices', z.int().check(z.gte(1)), String(present.offices.length), Number)
	const offices: Office[] = []
	for (let index = 0; index < count; index += 1) offices.push(await askOffice(ask, index, present.offices))
	const countries: Brand['countries'] = []
	for (const short of new Set(offices.map(({ country }) => country)))
		countries.push(present.countries.find((country) => country.short === short) ?? (await askCountry(ask, short)))
	return { offices, countries }
}

async function askCountry(ask: Ask, short: string): Promise<Brand['countries'][number]> {
	const name = await ask(`Full name of ${short}`, short)
	return {
		code: await askValue(
			ask,
			`Code of ${short}, two letters`,
			country.code,
			isoCountries.find((code) => [short, name].includes(countryName(code))) ?? '',
		),
		short,
		name,
		inSentence: await ask(`${short} inside a sentence, such as "the UAE"`, short),
	}
}

async function askOffice(ask: Ask, index: number, present: readonly Office[]): Promise<Office> {
	const before = present[index] ?? (present[0] as Office)
	const { kind, place, country } = before
	const texts = await askFields(
		ask,
		{
			place: `Place of office ${index + 1}, such as "Kochi, Kerala"`,
			kind: 'Kind of office',
			country: 'Country, as short as in everyday language',
		},
		shape,
		{ place, kind: index === 0 ? 'Head office' : kind, country },
	)
	const address = await askValue(
		ask,
		'Address: lines separated by |, the last one is the country',
		shape.address,
		before.address.join(' | '),
		(answer) => answer.split('|').map((line) => line.trim()),
	)
	const phone = await askValue(ask, 'Telephone, such as +91 484 555 0100', shape.phone, before.phone)
	const iana = await askValue(ask, 'Time zone, such as Europe/Lisbon', zone.iana, before.timeZone.iana)
	const name = await ask('Name of the time zone', zoneNameOf(iana))
	const short = await ask('Short name of the time zone', initialsOf(name))
	const days = await askValue(ask, 'Open on, 0 is Sunday', hours.days, before.hours.days.join(','), (answer) =>
		wordsOf(answer).map(Number),
	)
	const { opens, closes } = before.hours
	const times = await askFields(ask, { opens: 'Opens at', closes: 'Closes at' }, hours, { opens, closes })
	const coordinates = await askFields(
		ask,
		{ latitude: 'Latitude', longitude: 'Longitude' },
		position,
		before.coordinates,
	)
	const city = String(texts.place).replace(/,.*/, '')
	const id = before.place === texts.place ? before.id : `office-${slugOf(city)}`
	return office.parse({
		id,
		...texts,
		address,
		phone,
		timeZone: { iana, name, short },
		hours: { days, ...times },
		coordinates,
	})
}

const zoneNameOf = (timeZone: string) =>
	new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longGeneric' })
		.formatToParts()
		.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone

const initialsOf = (name: string) => name.replaceAll(/[^A-Z]/g, '') || name
