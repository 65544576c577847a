import { z } from 'zod/mini'
import { type Brand, brandSchema } from '#web/content/brand-schema.ts'
import { everyProduct } from '#web/content/products/all.ts'
import { type Ask, askFields, askValue, wordsOf } from './ask-fields.ts'
import { askOffices } from './ask-offices.ts'
import { completeNames, type Names, nameFields } from './company-names.ts'
import { newBrand } from './new-brand.ts'

const { shape } = brandSchema

const nameQuestions: Record<keyof Names, string> = {
	name: 'Name of the company',
	shortName: 'Short name, as people say it',
	website: 'Host name of the website',
	mailDomain: 'Domain of the mailboxes',
	filePrefix: 'First word of the names of PDFs',
}

const legalQuestions = {
	name: 'Registered name',
	registrationNumber: 'Registration number',
	email: 'Mailbox for requests about privacy',
	officer: 'Person who answers it',
	law: 'Country whose law applies',
	lawAdjective: 'The same as an adjective, such as "Indian"',
	courts: 'Place of the courts',
}

const figureQuestions = {
	years: 'Years in business',
	enterpriseClients: 'Enterprise clients',
	documents: 'Documents handled',
	clientSites: 'Client sites',
	users: 'Users',
	industryVerticals: 'Industries',
	agileSolutions: 'Solutions',
}

const colourQuestions = {
	hue: 'Hue of the brand: 30 is red, 90 yellow, 145 green, 250 blue, 310 purple',
	accentHue: 'Hue of the accent',
}

const namesQuestion =
	'Names of visitors and job positions: "letters" and spaces only, or "usual", such as O\'Dea and C# / .NET Developer'

/** Asks for everything that the brand holds but the logo and the origin of the name. Returns changes for `newBrand`. */
export async function askBrand(ask: Ask, present: Brand): Promise<object> {
	const names = await askNames(ask, present)
	const carried = newBrand(present, names)
	const texts = { tagline: 'What the company does, in one sentence', copyrightYear: 'First year of the copyright' }
	const described = await askFields(ask, texts, shape, carried)
	const legal = await askFields(ask, legalQuestions, shape.legal.shape, carried.legal)
	const places = await askOffices(ask, carried)
	return {
		...names,
		...described,
		legal,
		...places,
		timeZone: places.offices[0]?.timeZone,
		...(await askFields(ask, { currency: 'Currency of salaries, such as EUR' }, shape, carried)),
		staffNumbers: await askStaffNumbers(ask, carried),
		...(await askFields(ask, { namesInForms: namesQuestion }, shape, carried)),
		mailboxes: await askMailboxes(ask, carried),
		socialLinks: await askSocialLinks(ask, carried),
		figures: await askFields(ask, figureQuestions, shape.figures.shape, carried.figures),
		colours: await askFields(ask, colourQuestions, shape.colours.shape, carried.colours),
		switchedOff: await askSwitchedOff(ask, carried),
	}
}

async function askNames(ask: Ask, present: Brand): Promise<Partial<Names>> {
	const given: Partial<Names> = {}
	for (const field of nameFields)
		given[field] = await askValue(ask, nameQuestions[field], shape[field], completeNames(given, present)[field])
	return given
}

async function askStaffNumbers(ask: Ask, { staffNumbers }: Brand): Promise<Brand['staffNumbers']> {
	const rule = brandSchema.shape.staffNumbers
	const questions = {
		pattern: 'Mobile numbers of staff, as a regular expression, such as [1-9]\\d{5,14}',
		longest: 'Most digits of a number',
		message: 'Message about any other number',
		help: 'Help below the field',
		example: 'A number that is nobody’s',
	}
	for (let reason = ''; ; reason = 'The example does not follow the rule.\n') {
		const asked = { ...questions, pattern: `${reason}${questions.pattern}` }
		const parsed = rule.safeParse(await askFields(ask, asked, rule.shape, staffNumbers))
		if (parsed.success) return parsed.data
	}
}

async function askMailboxes(ask: Ask, { mailboxes }: Brand): Promise<Brand['mailboxes']> {
	const asked: Brand['mailboxes'] = []
	for (const mailbox of mailboxes)
		asked.push({ ...mailbox, address: await askValue(ask, `Mailbox ${mailbox.label}`, z.email(), mailbox.address) })
	return asked
}

async function askSocialLinks(ask: Ask, { socialLinks }: Brand): Promise<Brand['socialLinks']> {
	const asked: Brand['socialLinks'] = []
	const link = z.union([z.literal('-'), z.url()])
	for (const { label, href } of socialLinks)
		asked.push({ label, href: await askValue(ask, `${label}, or - for none`, link, href) })
	return asked.filter(({ href }) => href !== '-')
}

function askSwitchedOff(ask: Ask, { switchedOff }: Brand): Promise<string[]> {
	const known = ['investors', 'films', 'origin', ...everyProduct.map(({ path }) => path)]
	const question = `What the company lacks of ${known.join(', ')}; separated by commas, or -`
	return askValue(ask, question, z.array(z.enum(known)), switchedOff.join(', ') || '-', wordsOf)
}
