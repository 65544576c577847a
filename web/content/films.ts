import { capitalised } from '#contracts/shared/capitalised.ts'
import { brand } from './brand.ts'
import { atLeast } from './brand-facts.ts'
import type { SceneName } from './scene-name.ts'
import { hasFilms } from './switched-off.ts'

/** Pictures of films only, drawn by `scripts/videos/`. */
export type FilmPicture = SceneName | 'sign' | 'friday-demo' | 'reach' | 'incident-diary' | 'cloud-move' | 'second-site'

export type Shot = {
	seconds: number
	picture: FilmPicture
	/** Shown in the picture. */
	title: string
	/** Describes the picture. */
	caption: string
}

export type FilmFacts = {
	/** Its files are /video/<name>.mp4, .vtt and -poster.webp. */
	name: string
	title: string
	/** The frame shown before the film plays, in seconds; `cover` is drawn for it and legible on a phone. */
	poster: number | 'cover'
	shots: readonly Shot[]
	/** The figures of the last shot. */
	closing: readonly { value: string; label: string }[]
}

export const filmSize = { width: 1280, height: 720 } as const

const closing = [
	{ value: atLeast(brand.figures.documents), label: 'documents' },
	{ value: atLeast(brand.figures.users), label: 'users' },
	{ value: atLeast(brand.figures.clientSites), label: 'client sites' },
]

export const introFilm: FilmFacts = {
	name: 'intro',
	title: `${brand.shortName} in half a minute`,
	poster: 9.6,
	shots: [
		{
			seconds: 4,
			picture: 'sign',
			title: 'Moonlight on paperwork',
			caption: `${capitalised(brand.logo.description)} rises and becomes the sign of ${brand.shortName}.`,
		},
		{
			seconds: 6,
			picture: 'home',
			title: 'Four doors, one reader',
			caption:
				'Scanner, email, phone and post room each bring a paper in. Three settle themselves; an invoice with a new bank account waits for a person.',
		},
		{
			seconds: 5,
			picture: 'document-management',
			title: 'A lease finds its folder',
			caption: 'The third version of a lease is read field by field, and drops into the folder of its branch.',
		},
		{
			seconds: 5,
			picture: 'office-note',
			title: 'A note goes round',
			caption: 'On an office note one box after the other is signed, from the initiator to the approver.',
		},
		{
			seconds: 5,
			picture: 'three-way-matching',
			title: 'An invoice is held up',
			caption: 'Order, invoice and goods received note lie side by side, and one line differs by two per cent.',
		},
		{
			seconds: 5,
			picture: 'trade-finance',
			title: 'A credit moves on',
			caption: 'The documents of a letter of credit are ticked off, and the next checker gets the case in turn.',
		},
		{
			seconds: 4.5,
			picture: 'reach',
			title: brand.website.replace(/^www\./, ''),
			caption: `Figures close the film: ${closing.map(({ value, label }) => `${value} ${label}`).join(', ')}.`,
		},
	],
	closing,
}

export const servicesFilm: FilmFacts = {
	name: 'services',
	title: 'Our services at work',
	poster: 'cover',
	shots: [
		{
			seconds: 6,
			picture: 'business-process-management',
			title: 'Draw the work as it is',
			caption: 'A route of approval is drawn on a canvas, and a token walks along it.',
		},
		{
			seconds: 6,
			picture: 'friday-demo',
			title: 'Show it every Friday',
			caption: 'Stories on a board move from Built to Shown while a meter counts hours used against hours agreed.',
		},
		{
			seconds: 6,
			picture: 'services',
			title: 'Change the engine',
			caption:
				'A form with amber letters gives way to a new one with the same account. The parallel run ends without a difference.',
		},
		{
			seconds: 5,
			picture: 'collaboration',
			title: 'Work at one table',
			caption: 'Four people write one report. A question hangs on a sentence until it is answered.',
		},
		{ seconds: 4, picture: 'reach', title: 'Services', caption: 'Last come two claims: 100+ customers, 20+ sectors.' },
	],
	closing: [
		{ value: '100+', label: 'customers' },
		{ value: '20+', label: 'sectors' },
	],
}

export const infrastructureFilm: FilmFacts = {
	name: 'infrastructure',
	title: 'A night with the watch',
	poster: 'cover',
	shots: [
		{
			seconds: 6,
			picture: 'infrastructure-services',
			title: '02:14, somebody is awake',
			caption: 'The hand of a 24-hour dial points to 02:14. A full volume is warned about, and put right.',
		},
		{
			seconds: 6,
			picture: 'incident-diary',
			title: 'Every step is written down',
			caption: 'Line by line an incident diary fills, from the alert at 02:14 to the cause at 02:31.',
		},
		{
			seconds: 6,
			picture: 'cloud-move',
			title: 'Move on a Saturday',
			caption: 'Racks empty themselves into a cloud while a checklist of twelve lines turns green.',
		},
		{
			seconds: 6,
			picture: 'second-site',
			title: 'Lose a site, keep working',
			caption: 'One of two sites goes dark. Traffic turns to the other, and the stopwatch halts at 41 minutes.',
		},
		{
			seconds: 4,
			picture: 'reach',
			title: 'Infrastructure services',
			caption: 'It ends with two facts: on watch 24x7, certified under ISO 27001:2013.',
		},
	],
	closing: [
		{ value: '24x7', label: 'on watch' },
		{ value: 'ISO 27001:2013', label: 'certified' },
	],
}

export const films: readonly FilmFacts[] = hasFilms ? [introFilm, servicesFilm, infrastructureFilm] : []

export const lengthOf = ({ shots }: FilmFacts) => shots.reduce((sum, { seconds }) => sum + seconds, 0)
