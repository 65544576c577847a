import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1))
const mail = z.email()
const host = z
	.string()
	.check(z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'No host name in lower case, such as www.company.com'))
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'No time of day, such as 09:30'))
const hue = z.number().check(z.gte(0), z.lt(360))
const timeZone = z.string().check(z.refine(isTimeZone, 'No time zone of the IANA database, such as Europe/Lisbon'))
const zone = z.strictObject({
	iana: timeZone,
	/** In a sentence: "the end of this day, India Standard Time". */
	name: text,
	/** Behind a time: "13:30 IST". */
	short: text,
})
const anchor = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'No name of small letters, digits and hyphens'))

const country = z.strictObject({
	/** ISO 3166-1: "AE". New jobs are in the country of the head office. */
	code: z.string().check(z.regex(/^[A-Z]{2}$/, 'No code of two capital letters, such as PT')),
	/** The short name, which offices refer to: "UAE". */
	short: text,
	/** The heading of its offices in the footer: "United Arab Emirates". */
	name: text,
	/** The short name inside a sentence: "the UAE". */
	inSentence: text,
})

/** The rule of the mobile numbers of staff, and its texts. */
const staffNumbers = z
	.strictObject({
		/** A regular expression for the digits of a whole number: "[1-9]\d{5,14}". */
		pattern: z.string().check(z.refine(isPattern, 'No regular expression, such as [1-9]\\d{5,14}')),
		/** The form takes no more digits. */
		longest: z.int().check(z.gte(1)),
		/** Refuses any other number. */
		message: text,
		/** Stands below the field. */
		help: text,
		/** A number that follows the rule and is nobody's. */
		example: text,
	})
	.check(
		z.refine(
			({ pattern, longest, example }) =>
				!isPattern(pattern) || (new RegExp(`^(?:${pattern})$`).test(example) && example.length <= longest),
			{ error: 'The example does not follow the rule', path: ['example'] },
		),
	)

const office = z.strictObject({
	/** Its anchor on the contact page: /contact#<id>. */
	id: anchor,
	kind: text,
	/** Its name in the footer and the menu. The city comes before the first comma. */
	place: text,
	/** The short name of one of the countries. */
	country: text,
	/** The lines of the postal address. The last one is the country. */
	address: z.array(text).check(z.minLength(2)),
	/** In the international form with spaces. */
	phone: z.string().check(z.regex(/^\+\d[\d ]+$/, 'No international number, such as +91 484 555 0100')),
	phoneNote: z.optional(text),
	timeZone: zone,
	/** Opening hours for visitors. The days are those of `Date`: 0 is Sunday. */
	hours: z.strictObject({ days: z.array(z.literal([0, 1, 2, 3, 4, 5, 6])), opens: time, closes: time }),
	coordinates: z.strictObject({
		latitude: z.number().check(z.gte(-90), z.lte(90)),
		longitude: z.number().check(z.gte(-180), z.lte(180)),
	}),
})

const mailbox = z.strictObject({
	/** Its anchor on the contact page. `mail-careers` is the address for applications. */
	id: anchor,
	label: text,
	address: mail,
	purpose: text,
})

/** Everything that an adopter changes and that is no text of a page. */
export const brandSchema = z
	.strictObject({
		name: text,
		shortName: text,
		/** Completes "<short name> ..." on the about page. */
		nameOrigin: z.optional(text),
		tagline: text,
		/** The host name in documents, share cards and films. Pages take their address from the setting `ORIGIN`. */
		website: host,
		/** The domain of the staff's addresses. The Worker reads it from the setting `MAIL_DOMAIN`. */
		mailDomain: host,
		/** The name of every PDF begins with it and a hyphen. */
		filePrefix: anchor,
		copyrightYear: z.int(),
		/** Jobs open and close by it, "today" in a form is its date, and mails and lists for staff name it. */
		timeZone: zone,
		/** ISO 4217: the currency of the salaries of new jobs. */
		currency: z.string().check(z.regex(/^[A-Z]{3}$/, 'No code of three capital letters, such as EUR')),
		staffNumbers,
		/**
		 * The characters of a visitor's name and of the position of a job. `letters`: and spaces, as specified. `usual`: also
		 * hyphens, apostrophes and dots, in positions digits and + # / & ( ) too.
		 */
		namesInForms: z.literal(['letters', 'usual']),
		/** The company as in registers and contracts. */
		legal: z.strictObject({
			name: text,
			registrationNumber: text,
			/** The mailbox for requests about privacy and rights. */
			email: mail,
			/** The person who answers that mailbox. */
			officer: text,
			/** As in "the law of India". */
			law: text,
			/** As in "Indian law". */
			lawAdjective: text,
			/** As in "courts at Ernakulam". */
			courts: text,
		}),
		countries: z.array(country).check(z.minLength(1)),
		/** The first one is the head office. */
		offices: z.array(office).check(z.minLength(1)),
		/** The first one takes questions of every kind. */
		mailboxes: z.array(mailbox).check(z.minLength(1)),
		socialLinks: z.array(z.strictObject({ label: text, href: z.url() })),
		figures: z.strictObject({
			years: z.int(),
			enterpriseClients: z.int(),
			documents: z.int(),
			clientSites: z.int(),
			users: z.int(),
			industryVerticals: z.int(),
			agileSolutions: z.int(),
		}),
		/** OKLCH hues in degrees. Lightness and chroma are fixed, so that contrast holds for every hue. */
		colours: z.strictObject({ hue, accentHue: hue }),
		/** SVG paths on a grid of 32 by 32: the mark in the brand colour, and a detail in the accent colour. */
		logo: z.strictObject({
			mark: text,
			accent: text,
			/** What the mark shows: "a crescent moon". */
			description: text,
		}),
		/** What the company lacks: sections, the canonical paths of products and services, or the origin of enquiries. */
		switchedOff: z.array(z.union([z.literal(['investors', 'films', 'origin']), z.templateLiteral(['/', z.string()])])),
	})
	.check(
		z.refine(
			({ countries, offices }) => offices.every((each) => countries.some(({ short }) => short === each.country)),
			'Each office is in one of the countries',
		),
	)

export type Brand = z.infer<typeof brandSchema>
export type Office = Brand['offices'][number]

function isPattern(pattern: string): boolean {
	try {
		return new RegExp(pattern).source !== ''
	} catch {
		return false
	}
}

function isTimeZone(timeZone: string): boolean {
	try {
		new Intl.DateTimeFormat('en', { timeZone })
		return true
	} catch {
		return false
	}
}
