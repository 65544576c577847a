import type { ErrorCode } from '../shared/error-catalogue.ts'

export type KindFacts = {
	/** Its items in menus and in the audit log. */
	label: string
	/** As in "Add news". */
	noun: string
	/** As in "1 news item" and "2 news items". */
	units: readonly [one: string, many: string]
	/** The refusal of a call about an item that does not exist. */
	notFound: ErrorCode
	/** The field of its form with the id. */
	idField: string
	titleField: string
	/** The field that tells whether visitors see an item; null if dates tell it. Only items with this field have a schedule. */
	publishedField: string | null
	/** The field with rich text. */
	htmlField: string | null
	/** Paths of the back office. The id follows `editPath`. */
	listPath: string
	addPath: string
	editPath: string
	/** The page of an item, with `:id` for its id. Without a page of its own an item has a place on the page of the list. */
	page: `/${string}`
	publicList: { name: string; path: string }
}

/**
 * The kinds of items: what staff write and visitors read. The key of a kind is also the name of its section, of its calls
 * and of its cache tag.
 */
export const kindFacts = {
	blogs: {
		label: 'Blogs',
		noun: 'blog',
		units: ['blog', 'blogs'],
		notFound: 'blog.not-found',
		idField: 'blogsId',
		titleField: 'heading',
		publishedField: 'active',
		htmlField: 'content',
		listPath: '/Admin/Blogs',
		addPath: '/Admin/Blogs/Add',
		editPath: '/Admin/Blogs/Edit',
		page: '/BlogView/:id',
		publicList: { name: 'Blog', path: '/blog' },
	},
	caseStudies: {
		label: 'Case studies',
		noun: 'case study',
		units: ['case study', 'case studies'],
		notFound: 'case-study.not-found',
		idField: 'id',
		titleField: 'title',
		publishedField: 'isPublished',
		htmlField: null,
		listPath: '/Admin/Casestudies',
		addPath: '/Admin/casestudies/addcasestudy',
		editPath: '/Admin/casestudies/addcasestudy',
		page: '/CasestudyView/:id',
		publicList: { name: 'Case studies', path: '/case-study' },
	},
	news: {
		label: 'News',
		noun: 'news',
		units: ['news item', 'news items'],
		notFound: 'news.not-found',
		idField: 'id',
		titleField: 'title',
		publishedField: 'isPublished',
		htmlField: null,
		listPath: '/Admin/NewsAdmin',
		addPath: '/Admin/NewsAdmin/AddNewsPage',
		editPath: '/Admin/NewsAdmin/AddNewsPage',
		page: '/news#news-:id',
		publicList: { name: 'News', path: '/news' },
	},
	flyers: {
		label: 'Flyers',
		noun: 'flyer',
		units: ['flyer', 'flyers'],
		notFound: 'flyer.not-found',
		idField: 'id',
		titleField: 'title',
		publishedField: 'isPublished',
		htmlField: null,
		listPath: '/Admin/FlyersAdmin',
		addPath: '/Admin/FlyersAdmin/AddFlyersPage',
		editPath: '/Admin/FlyersAdmin/AddFlyersPage',
		page: '/resources#flyer-:id',
		publicList: { name: 'Resources', path: '/resources' },
	},
	whitepapers: {
		label: 'Whitepapers',
		noun: 'whitepaper',
		units: ['whitepaper', 'whitepapers'],
		notFound: 'whitepaper.not-found',
		idField: 'id',
		titleField: 'title',
		publishedField: 'isPublished',
		htmlField: null,
		listPath: '/Admin/WhitepaperAdmin',
		addPath: '/Admin/WhitepaperAdmin/AddWhitepaperPage',
		editPath: '/Admin/WhitepaperAdmin/AddWhitepaperPage',
		page: '/resources#whitepaper-:id',
		publicList: { name: 'Resources', path: '/resources' },
	},
	events: {
		label: 'Events',
		noun: 'event',
		units: ['event', 'events'],
		notFound: 'event.not-found',
		idField: 'id',
		titleField: 'title',
		publishedField: 'isPublished',
		htmlField: null,
		listPath: '/Admin/EventsAdmin',
		addPath: '/Admin/EventsAdmin/AddEventsPage',
		editPath: '/Admin/EventsAdmin/AddEventsPage',
		page: '/EventsView/:id',
		publicList: { name: 'Events', path: '/events' },
	},
	careers: {
		label: 'Careers',
		noun: 'job post',
		units: ['job post', 'job posts'],
		notFound: 'job.not-found',
		idField: 'id',
		titleField: 'jobPosition',
		publishedField: null,
		htmlField: 'jobDescription',
		listPath: '/Admin/CareersAdmin',
		addPath: '/Admin/CareersAdmin/AddJobPage',
		editPath: '/Admin/CareersAdmin/AddJobPage',
		page: '/CareersApply/:id',
		publicList: { name: 'Careers', path: '/careers' },
	},
} as const satisfies Record<string, KindFacts>

export type ItemKindName = keyof typeof kindFacts

export const itemKinds = Object.keys(kindFacts) as [ItemKindName, ...ItemKindName[]]

/** The word for one item of the kind, or for several. */
export const unitOf = (kind: ItemKindName, count = 1): string => kindFacts[kind].units[count === 1 ? 0 : 1]

/** As in "2 news items". */
export const countOfKind = (kind: ItemKindName, count: number): string =>
	`${count.toLocaleString('en')} ${unitOf(kind, count)}`

/** The kinds whose items have a page of their own. */
export type PagedKind = {
	[Kind in ItemKindName]: (typeof kindFacts)[Kind]['page'] extends `/${string}/:id` ? Kind : never
}[ItemKindName]

const pagedKinds = itemKinds.filter((kind): kind is PagedKind => kindFacts[kind].page.endsWith('/:id'))

/** The path of an item's page, with its place on it. */
export const itemPagePath = (kind: ItemKindName, id: number): `/${string}` =>
	`/${kindFacts[kind].page.slice(1).replace(':id', String(id))}`

/** The id of an item's element on the page of its list. */
export const itemPlace = (kind: Exclude<ItemKindName, PagedKind>, id: number): string =>
	itemPagePath(kind, id).split('#')[1] ?? ''

/** The item whose page a path is. Null for any other path. Case does not matter. */
export function itemOfPage(path: string): { kind: PagedKind; id: number } | null {
	const [, folder = '', id = ''] = /^(\/[a-z]+\/)([1-9]\d{0,14})\/?(?:[?#]|$)/i.exec(path) ?? []
	const kind = pagedKinds.find((each) => kindFacts[each].page.toLowerCase() === `${folder.toLowerCase()}:id`)
	return kind ? { kind, id: Number(id) } : null
}

/** The key of the file that a path names. Null for any other path. */
export const fileOfPath = (path: string): string | null => /^\/media\/([\w-]+)(?:[/?#]|$)/.exec(path)?.[1] ?? null
