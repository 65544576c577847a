import { z } from 'zod/mini'
import { described, named } from './answers.ts'
import { isStorable } from './fields.ts'

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
		language: described('The language of the browser.', z.nullable(z.string()), 'en-IN'),
		country: described('Two letters, from the address of the request.', z.nullable(z.string()), 'IN'),
	}),
)
export type Origin = z.infer<typeof origin>

/** The text in one line, cut to a length; null if there is none. */
function cut(value: unknown, length: number): string | null {
	if (typeof value !== 'string') return null
	// A character has at most two code units. A browser may have cut the last one.
	const characters = [...value.slice(0, 2 * length)].slice(0, length).join('')
	if (!isStorable(characters)) return null
	return characters.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim() || null
}

/** The path of a page of this site, without query and fragment. */
function cutPath(value: unknown): string | null {
	const text = cut(value, lengths.path)
	return text?.startsWith('/') ? (text.split(/[?#]/)[0] ?? null) : null
}

/** A multipart form sends JSON text. */
function parsed(sent: unknown): unknown {
	if (typeof sent !== 'string' || sent.length > longestText) return sent
	try {
		return JSON.parse(sent)
	} catch {
		return null
	}
}

/** Reads what a form says of its visitor. What cannot be read is left out: it is never a reason to refuse the form. */
export function readOrigin(sent: unknown): Origin | null {
	const said = parsed(sent)
	if (typeof said !== 'object' || said === null || Array.isArray(said)) return null
	const parts: Record<string, unknown> = { ...said }
	const words = typeof parts.campaign === 'object' && parts.campaign !== null ? { ...parts.campaign } : {}
	const campaign: Origin['campaign'] = {}
	for (const word of campaignWords) {
		const text = cut((words as Record<string, unknown>)[word], lengths.campaignWord)
		if (text !== null) campaign[word] = text
	}
	const pages = Number(parts.pages)
	return {
		page: cutPath(parts.page),
		landingPage: cutPath(parts.landingPage),
		referrer: cut(parts.referrer, lengths.host)?.toLowerCase() ?? null,
		campaign,
		pages: Number.isInteger(pages) && pages > 0 ? Math.min(pages, mostPages) : null,
		language: cut(parts.language, lengths.language),
		country: null,
	}
}
