import type { PageFacts } from '#web/content/page-facts.ts'
import type { IconName } from '#web/ui/icon.tsx'
import type { IndustryId } from '../industries.ts'
import type { SceneName } from '../scene-name.ts'
import type { Crop } from './crop.ts'

/** A section of a product page and of its brochure. `site/sections/` has a component for each kind. */
export type ProductSection = { id?: string; heading: string; intro?: string } & (
	| { kind: 'prose'; paragraphs: readonly string[]; aside?: { heading: string; items: readonly string[] } }
	/** The steps of a process in order, each with a person and a screen. */
	| { kind: 'steps'; steps: readonly ProductStep[] }
	| { kind: 'features'; features: readonly { icon: IconName; title: string; text: string }[] }
	| { kind: 'figures'; figures: readonly { value: string; label: string; text: string }[] }
	| { kind: 'table'; caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] }
	| { kind: 'roles'; roles: readonly { name: string; does: string; screen: string }[] }
	/** Connected systems: the means, and what they exchange. */
	| { kind: 'connections'; connections: readonly { system: string; how: string; carries: string }[] }
	/** The stages until the product is in use. */
	| { kind: 'start'; stages: readonly { when: string; title: string; text: string }[] }
	| { kind: 'questions'; questions: readonly { question: string; answer: string }[] }
)

export type ProductStep = {
	who: string
	where: string
	title: string
	text: string
	/** What a story shows beside the step: a crop of its screen, the product's exhibit, or its signature scene after it. */
	shows?: Crop | 'exhibit' | 'signature'
}

export type SectionKind = ProductSection['kind']
export type SectionOf<Kind extends SectionKind> = Extract<ProductSection, { kind: Kind }>

/** A brochure. Its file name never changes, so that external links keep working: /documents/brochures/<file>. */
export type Brochure = {
	file: `${string}.pdf`
	title: string
	/** Stands beside its cover on the page of resources. */
	note: string
	/** The ground of its cover, in the hue of the industry. Two brochures of one industry have two grounds. */
	cover: 'night' | 'brand' | 'soft' | 'moon'
	/** Sections for the brochure only, after the first one: the page has its own module for them. */
	ownParts?: readonly ProductSection[]
}

/**
 * The layout of a product page. Story: one case from start to end. Bench: the operable scene first, arguments around it. Reference: what
 * the product covers, with an index.
 */
export type Archetype = 'story' | 'bench' | 'reference'

export type Ground = 'paper' | 'surface' | 'night'

/** On a product page a section may also have the tint of its industry. */
export type PageGround = Ground | 'tint'

/** A section's place on the page. */
export type Module = {
	kind: SectionKind
	ground?: PageGround
	withExhibit?: boolean
	/** Modules of a product as columns, which stand on the product. */
	look?: 'columns'
	/** The side of a story's screens. Absent: they alternate. */
	screens?: 'start' | 'end'
	/** The section's name in the index of a reference. */
	label?: string
}

export type Solution = {
	/** The users that it is listed under. */
	group: 'banking' | 'e-governance' | 'enterprise' | 'administration-suite' | 'education' | 'services'
	/** The unfinished work of its users. */
	pile: string
	text: string
	people: string
	/** The time from the order to the first office that works with it. */
	firstUse: string
	/** In the administration suite: what it does, in two words. */
	act?: { verb: string; icon: IconName }
}

export type ProductPage = PageFacts & {
	/** Absent: a service for every industry. */
	industry?: IndustryId
	archetype: Archetype
	/** The module of its page below `web/`. Absent: that of all products, in the layout of the archetype. */
	ownPage?: `site/${string}/page.tsx`
	/** Its link in the menu and the footer, under its industry. */
	menu: { label: string; icon: IconName; note: string }
	/** Its entry on the page of all solutions. */
	solution: Solution
	/** The suite, above the heading. */
	eyebrow: string
	/** The page's h1: a statement in at most nine words. */
	heading: string
	lead: string
	scene: SceneName
	/** Alternative text of the scene: two or three sentences. */
	sceneLabel: string
	/** Three or four facts beside the lead, such as "Live in | under a week". */
	glance: readonly { label: string; value: string }[]
	brochure?: Brochure
	/** All sections of the brochure. */
	sections: readonly ProductSection[]
	/** The sections of the page in its order. Of two sections of a kind the first comes first. Absent: all sections. */
	modules?: readonly Module[]
	/** The invitation at the page's end. Its text names what to bring to the demo. */
	closing: Closing
	/** Two related products, with a reason to visit each. */
	related: readonly [Related, Related]
}

type Closing = { heading: string; text: string }

export type Related = { path: `/${string}`; name: string; why: string }

export const brochurePath = ({ file }: Brochure) => `/documents/brochures/${file}`

/** A picture of the first page. */
export const coverPath = ({ file }: Brochure) => `/documents/covers/${file.replace(/\.pdf$/, '.webp')}`
export const coverSize = { width: 400, height: 566 } as const

/** Whether a path is a spelling of the page. Case and a final slash do not matter. */
export const isAt = ({ path, aliases = [] }: PageFacts, pathname: string) =>
	[path, ...aliases].some((spelling) => spelling.toLowerCase() === pathname.replace(/(.)\/$/, '$1').toLowerCase())
