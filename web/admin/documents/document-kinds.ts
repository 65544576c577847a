import { type DocumentsQuery, flyersPageSize, whitepapersPageSize } from '#contracts/content/documents.ts'
import { messages } from '#contracts/shared/messages.ts'
import { answerOf } from '#web/api.ts'
import { flyerHref, whitepaperHref } from '#web/site/resources/document-address.ts'
import { flyersApi, whitepapersApi } from '../staff-api.ts'
import { flyersDescription, whitepapersDescription } from './documents-descriptions.ts'
import { flyersList, whitepapersList } from './documents-lists.ts'

/** The differences between flyers and whitepapers in the back office. */
export const flyers = {
	description: flyersDescription,
	title: 'Flyers',
	lead: 'One-page PDFs on one subject, shown on the Resources page.',
	add: 'Add flyer',
	edit: 'Edit flyer',
	saved: messages.flyerSaved,
	empty: messages.noFlyers,
	list: flyersList,
	pageSize: flyersPageSize,
	viewHref: flyerHref,
	fetchPage: (json: DocumentsQuery) => answerOf(flyersApi.listallflyers.$post({ json })),
	load: (id: string) => answerOf(flyersApi.fetchflyersbyid[':id'].$get({ param: { id } })),
	save: (form: Record<string, string | File>) => answerOf(flyersApi.saveflyer.$post({ form })),
	fetchFile: (id: number) => flyersApi.downloadfile.$post({ json: { id } }),
} as const

export const whitepapers = {
	description: whitepapersDescription,
	title: 'Whitepapers',
	lead: 'In-depth PDFs on one subject, shown on the Resources page.',
	add: 'Add whitepaper',
	edit: 'Edit whitepaper',
	saved: messages.whitepaperSaved,
	empty: messages.noWhitepapers,
	list: whitepapersList,
	pageSize: whitepapersPageSize,
	viewHref: whitepaperHref,
	fetchPage: (json: DocumentsQuery) => answerOf(whitepapersApi.listallwhitepapers.$post({ json })),
	load: (id: string) => answerOf(whitepapersApi.fetchwhitepapersbyid[':id'].$get({ param: { id } })),
	save: (form: Record<string, string | File>) => answerOf(whitepapersApi.savewhitepaper.$post({ form })),
	fetchFile: (id: number) => whitepapersApi.downloadfile.$post({ json: { id } }),
} as const

export type DocumentKind = typeof flyers | typeof whitepapers
