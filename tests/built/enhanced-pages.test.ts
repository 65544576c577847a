import type { Element } from 'happy-dom'
import { expect, test } from 'vitest'
import { builtDocument, textsOf, valuesOf } from '#tests/support/pages/built-document.ts'
import { oneLine } from '#tests/support/pages/served-page.ts'
import { isDemoCompany, isShown } from '#tests/support/specification.ts'
import { servicePhrases } from '#web/content/service-phrases.ts'
import { hasFilms } from '#web/content/switched-off.ts'

/** The subject of each slide and the target of its Learn more. */
const slides = [
	['AI-driven content, data and process automation', null],
	['DMS and BPM', '/document-management'],
	['Customer Onboarding', '/customer-onboarding'],
	['Office Note', '/office-note'],
	['AI and customer data platform', '/CustomerDataPlatform'],
	['Correspondence Management', '/correspondence-management'],
	['Trade Finance', '/trade-finance-solution'],
] as const

test.runIf(isDemoCompany)(
	'home: seven slides, each with its heading and its dot; all but the first lead on to their product',
	() => {
		const hero = builtDocument('/').querySelector('[data-enhance="hero"]')
		const stage = hero?.querySelector('[data-hero-slides]')
		if (!hero || !stage) throw new Error('There are no slides')
		expect(textsOf(hero, '[data-hero-dot]')).toEqual(slides.map(([topic], index) => `Slide ${index + 1}: ${topic}`))
		expect(stage.querySelectorAll('h1, h2')).toHaveLength(slides.length)
		for (const [index, slide] of [...stage.children].entries()) {
			const more = [...slide.querySelectorAll('a')].filter(({ textContent }) => textContent?.startsWith('Learn more'))
			expect(more.map((link) => link.getAttribute('href'))).toEqual([slides[index]?.[1] ?? []].flat())
		}
		const demo = [...(stage.children[0]?.querySelectorAll('a') ?? [])].find(
			({ textContent }) => oneLine(textContent) === 'Schedule a demo',
		)
		expect(demo?.getAttribute('href')).toBe('/Contact')
	},
)

test.runIf(isDemoCompany)('home: the figures are final, and thirteen customers stand in a row', () => {
	const page = builtDocument('/')
	const figures = ['50,000,000+', '12+', '80+', '8,000+', '200,000+', '12', '20+']
	expect(textsOf(page, '[data-enhance="count-up"]')).toEqual(expect.arrayContaining(figures))
	expect(page.querySelectorAll('[aria-label="Our Customers"] li')).toHaveLength(13)
})

test.runIf(isShown('/services'))(
	'services: both phrases stand there once to be read out, and the first to be seen',
	() => {
		const typewriter = builtDocument('/services').querySelector('[data-enhance="typewriter"]')
		expect(typewriter && textsOf(typewriter, 'p')).toEqual([servicePhrases.join(' ')])
		expect(typewriter && textsOf(typewriter, '[data-typed]')).toEqual([servicePhrases[0]])
		expect(typewriter?.querySelector('[data-typed]')?.closest('[aria-hidden="true"]')).toBeTruthy()
	},
)

const filmsOf = [
	['/about', '/video/intro.mp4', false],
	['/services', '/video/services.mp4', true],
	['/infrastructure-services', null, true],
] as const

test.each(filmsOf.filter(([path]) => hasFilms && isShown(path)))(
	'the film of %s has the browser’s controls, is silent and captioned, and is loaded on demand',
	(path, file, isBanner) => {
		const page = builtDocument(path)
		const [film, ...others] = page.querySelectorAll('video')
		expect(others).toEqual([])
		const has = (name: string) => film?.hasAttribute(name)
		expect(['controls', 'muted', 'playsinline', 'autoplay', 'loop'].map(has)).toEqual([
			true,
			true,
			true,
			false,
			isBanner,
		])
		expect(film?.getAttribute('preload')).toBe('none')
		expect(film?.closest('[data-enhance="video"]')?.hasAttribute('data-autoplay')).toBe(isBanner)
		if (file) expect(film && valuesOf(film, 'source', 'src')).toEqual([file])
		expect(film && valuesOf(film, 'track', 'kind')).toEqual(['captions'])
		expect(film && valuesOf(film, 'track', 'srclang')).toEqual(['en'])
	},
)

const solutions = [
	'SelfOnboardingPortal',
	'CentralizedKYC',
	'BranchAssistedOnboarding',
	'MobileApplicationForAgents',
	'DeduplicationSolution',
	'NegativeListScreening',
	'RiskAnalysisSolution',
	'KYCandReKYCSolution',
]

test.runIf(isShown('/customer-onboarding'))(
	'customer onboarding: each of the eight cards leads to its own section in 350 ms, and back in 500',
	() => {
		const page = builtDocument('/customer-onboarding')
		const more = [...page.querySelectorAll('main a')].filter(({ textContent }) => textContent?.includes('More Details'))
		expect(more.map((link) => link.getAttribute('href'))).toEqual(solutions.map((id) => `#${id}`))
		const travelling = (link: Element | null) => [
			link?.getAttribute('data-enhance'),
			link?.getAttribute('data-duration'),
		]
		for (const link of more) expect(travelling(link)).toEqual(['scroll-to', '350'])
		const back = page.querySelector('[data-enhance="floating-button"][hidden] a')
		expect(back?.getAttribute('href')).toBe('#solutions')
		expect(travelling(back)).toEqual(['scroll-to', '500'])
	},
)

const anchors = [
	...solutions.map((id) => ['/customer-onboarding', id] as const),
	['/business-process-management', 'bpm'],
	['/committee-management', 'committeeManagement'],
] as const

test.each(anchors.filter(([path]) => isShown(path)))('a visit to %s#%s travels there', (path, id) => {
	const targets = [...builtDocument(path).querySelectorAll(`[id="${id}"]`)]
	expect(targets.map((target) => target.getAttribute('data-enhance'))).toEqual(['hash-scroll'])
})

test.runIf(isShown('/customer-onboarding'))(
	'customer onboarding: a card is read as a heading, a line, its text and a button of the same name',
	() => {
		const page = builtDocument('/customer-onboarding')
		const cards = [...page.querySelectorAll('.flip')]
		expect(cards.length).toBeGreaterThanOrEqual(8 * 4)
		for (const card of cards) {
			const [heading, text, button] = ['h3', '.flip-back', 'button'].map((selector) => card.querySelector(selector))
			expect(text?.textContent?.length).toBeGreaterThan(heading?.textContent?.length ?? Number.NaN)
			expect(card.querySelector('[aria-hidden="true"]:not(svg, .flip-again), [hidden], [inert]')).toBeNull()
			expect(heading?.nextElementSibling?.textContent).toBeTruthy()
			expect(card.querySelector('.flip-again')?.textContent).toBe(heading?.textContent)
			expect(button?.getAttribute('aria-labelledby')).toBe(heading?.id)
			expect(text?.querySelector(`[id="${button?.getAttribute('aria-controls')}"]`)).not.toBeNull()
		}
	},
)
