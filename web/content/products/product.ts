import type { PageFacts } from '#web/content/page-facts.ts'
import type { IconName } from '#web/site/parts/icon.tsx'
import type { SceneName } from '#web/site/scenes/scene.tsx'

/** One part of a product page, and of its brochure. Each kind has its component in `site/sections/`. */
export type Section = { id?: string; heading: string; intro?: string } & (
	| { kind: 'prose'; paragraphs: readonly string[]; aside?: { heading: string; items: readonly string[] } }
	/** Who does what in which screen, in order. */
	| { kind: 'steps'; steps: readonly { who: string; where: string; title: string; text: string }[] }
	| { kind: 'features'; features: readonly { icon: IconName; title: string; text: string }[] }
	| { kind: 'figures'; figures: readonly { value: string; label: string; text: string }[] }
	| { kind: 'table'; caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] }
	| { kind: 'roles'; roles: readonly { name: string; does: string; screen: string }[] }
	/** What it is connected to: by which means, and what travels. */
	| { kind: 'connections'; connections: readonly { system: string; how: string; carries: string }[] }
	/** How long it takes to start. */
	| { kind: 'start'; stages: readonly { when: string; title: string; text: string }[] }
	| { kind: 'questions'; questions: readonly { question: string; answer: string }[] }
)

export type SectionKind = Section['kind']
export type SectionOf<Kind extends SectionKind> = Extract<Section, { kind: Kind }>

/** A brochure's name is fixed, so that links to it from elsewhere last: /documents/brochures/<file>. */
export type Brochure = {
	file: `${string}.pdf`
	title: string
	/** What the page tells in parts of its own making: it stands after the first section. */
	ownParts?: readonly Section[]
}

export type ProductPage = PageFacts & {
	/** Above the heading: the suite that it belongs to. */
	eyebrow: string
	/** The page's h1: says something on its own, in at most nine words. */
	heading: string
	lead: string
	scene: SceneName
	/** What the scene shows, for those who do not see it: two or three sentences. */
	sceneLabel: string
	/** Three or four facts beside the lead, such as "Live in | under a week". */
	glance: readonly { label: string; value: string }[]
	brochure?: Brochure
	sections: readonly Section[]
	/** The last words of a page whose demo cannot run on a visitor's own papers. */
	closing?: Closing
	/** Paths of two related products, with the reason for going there. */
	related: readonly [Related, Related]
}

export type Closing = { heading: string; text: string }

type Related = { path: `/${string}`; name: string; why: string }

export const brochurePath = ({ file }: Brochure) => `/documents/brochures/${file}`

/** A picture of its first page, as many pixels wide and high. */
export const coverPath = ({ file }: Brochure) => `/documents/covers/${file.replace(/\.pdf$/, '.webp')}`
export const coverSize = { width: 400, height: 566 } as const

/** Whether an address is one of a page's spellings. Upper and lower case are the same page, and so is a slash at the end. */
export const isAt = ({ path, aliases = [] }: PageFacts, pathname: string) =>
	[path, ...aliases].some((spelling) => spelling.toLowerCase() === pathname.replace(/(.)\/$/, '$1').toLowerCase())
