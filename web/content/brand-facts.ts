/** What follows from the brand. */
import { brand } from './brand.ts'
import type { Office } from './brand-schema.ts'

/** The `tel:` link of a number. */
export const phoneHref = (phone: string) => `tel:${phone.replaceAll(' ', '')}`

/** "Leeds" of "Leeds, Yorkshire". */
export const cityOf = ({ place }: Office) => place.replace(/,.*/, '')

// The schema asks for at least one office and one mailbox.
export const [headOffice] = brand.offices as [Office, ...Office[]]

/** The countries that have an office, in the order of the brand. */
export const officeCountries = brand.countries.filter(({ short }) =>
	brand.offices.some(({ country }) => country === short),
)

/** An office of the last country: the one that is named for how far the company reaches. */
export const farOffice =
	brand.offices.findLast(({ country }) => country === officeCountries.at(-1)?.short) ?? headOffice

/** The city of an office, or of the head office where the company has no such office. */
export const cityAt = (id: string) => cityOf(brand.offices.find((office) => office.id === id) ?? headOffice)

/** Each city of the head office's country once. */
const homeCities = [...new Set(brand.offices.filter(({ country }) => country === headOffice.country).map(cityOf))]

/**
 * "Leeds, York or Hull".
 *
 * @public A company may remove the service that shows it.
 */
export const anyHomeCity = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(homeCities)

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const openTime = ({ hours: { days, opens, closes } }: Office) => days.length * (minutesOf(closes) - minutesOf(opens))

/** The city of the office that is open longest, where support answers. */
export const supportCity = cityOf(brand.offices.reduce((one, other) => (openTime(other) > openTime(one) ? other : one)))

/** "Harbour House": the first line of the head office's address up to a comma. */
export const headOfficeBuilding = (headOffice.address[0] ?? '').replace(/,.*/, '')

export const hasOffice = (id: string) => brand.offices.some((office) => office.id === id)

/** "India, the UAE and the USA". */
export const listed = (words: readonly string[]) => new Intl.ListFormat('en-GB').format(words)

const numbers =
	'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
		' ',
	)

/** A small number as a word: "five". */
export const inWords = (count: number) => numbers[count] ?? String(count)

/** "five offices", "one office". */
export const countInWords = (count: number, noun: string, plural = `${noun}s`) =>
	`${inWords(count)} ${count === 1 ? noun : plural}`

/** "five offices". */
export const officeCount = countInWords(brand.offices.length, 'office')

/** "50,000,000+". */
export const atLeast = (figure: number) => `${figure.toLocaleString('en')}+`

/** The mailbox with this id, or the one for questions of every kind. */
export const mailboxOf = (id: string) =>
	(brand.mailboxes.find((mailbox) => mailbox.id === id) ?? brand.mailboxes[0])?.address ?? ''

/** The name of a PDF, which begins with the company's prefix. */
export const pdfName = (name: string) => `${brand.filePrefix}-${name}.pdf` as const
