import { z } from 'zod/mini'
import { described, named } from './answers.ts'
import { ownCountry } from './countries.ts'
import { isStorable, wholeNumber } from './fields.ts'
import { jsonOf } from './json.ts'

/** The words that a campaign puts into the first address of a visit: `utm_source` and so on. */
export const campaignWords = ['source', 'medium', 'campaign', 'term', 'content'] as const
export type CampaignWord = (typeof campaignWords)[number]

/** In characters. A longer text is cut. */
const lengths = { path: 200, host: 100, campaignWord: 100, language: 35 } as const
const mostPages = 9_999
/** A longer JSON text is left out. */
const longestText = 8_192

/* @__NO_SIDE_EFFECTS__ */
function path(description: string) {
	return described(description, z.nullable(z.string()), '/products/trade-finance')
}

/** Where a visitor came from. Each part is null if the browser did not say it. */
export const origin = named(
	'Origin',
	z.object({
		page: path('The page with the form.'),
		landingPage: path('The first page of the visit.'),
		referrer: described('The host of the page before the visit.', z.nullable(z.string()), 'news.example'),
		campaign: described(
			'The `utm_` words of the first address, without their prefix.',
			z.partialRecord(z.enum(campaignWords), z.string()),
			{ source: 'newsletter', campaign: 'autumn' },
		),
		pages: described('How many pages the visitor saw.', z.nullable(z.int()), 4),
		language: described('The language of the browser.', z.nullable(z.string()), `en-${ownCountry}`),
		country: described('Two letters, from the address of the request.', z.nullable(z.string()), ownCountry),
	}),
)
export type Origin = z.infer<typeof origin>

/** The text in one line, cut to a length; null if there is none. */
function cut(text: string, length: number): string | null {
	// A character has at most two code units. A browser may have cut the last one.
	const characters = [...text.slice(0, 2 * length)].slice(0, length).join('')
	if (!isStorable(characters)) return null
	return characters.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim() || null
}

/** Whether a path is an applicant's page, whose address is a secret. The router decodes paths and ignores case. */
function isApplicantsPage(path: string): boolean {
	const plain = path.replace(/%([0-7][\da-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
	return /^\/+application\//i.test(plain)
}

/** The path of a page of this site, without query and fragment. */
function cutPath(text: string): string | null {
	const path = cut(text, lengths.path)?.split(/[?#]/)[0]
	if (!path?.startsWith('/')) return null
	return isApplicantsPage(path) ? '/application' : path
}

/** A text that `read` cuts; null for any other value. */
/* @__NO_SIDE_EFFECTS__ */
function textBy(read: (text: string) => string | null) {
	return z.catch(z.pipe(z.string(), z.transform(read)), null)
}

/* @__NO_SIDE_EFFECTS__ */
function pageCount() {
	const count = wholeNumber('').check(z.overwrite((pages) => Math.min(pages, mostPages)))
	return z.catch(z.nullable(count), null)
}

const record = z.record(z.string(), z.unknown())
const campaignText = textBy((text) => cut(text, lengths.campaignWord))

function wordsOf(sent: Record<string, unknown>): Origin['campaign'] {
	const campaign: Origin['campaign'] = {}
	for (const word of campaignWords) {
		const text = campaignText.parse(sent[word])
		if (text !== null) campaign[word] = text
	}
	return campaign
}

const parts = z.object({
	page: textBy(cutPath),
	landingPage: textBy(cutPath),
	referrer: textBy((text) => cut(text, lengths.host)?.toLowerCase() ?? null),
	campaign: z.catch(z.pipe(record, z.transform(wordsOf)), () => ({})),
	pages: pageCount(),
	language: textBy((text) => cut(text, lengths.language)),
})

/** A list is an object for `z.object`, and no record. */
const said = z.catch(z.nullable(z.pipe(record, parts)), null)

/** Reads what a form says of its visitor. What cannot be read is left out: it is never a reason to refuse the form. */
export function readOrigin(sent: unknown): Origin | null {
	// A multipart form sends JSON text.
	const read = said.parse(typeof sent === 'string' && sent.length <= longestText ? jsonOf(sent) : sent)
	return read && { ...read, country: null }
}

const stored = z.catch(z.nullable(origin), null)

/** Reads an origin of a row. Another release may have written it, so one that cannot be read is left out. */
export const storedOrigin = (text: string | null): Origin | null => stored.parse(jsonOf(text))
