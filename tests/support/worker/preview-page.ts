import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { RouterContextProvider } from 'react-router'
import type { ItemKindName } from '#contracts/items/kinds.ts'
import * as article from '#web/site/blog/article.tsx'
import * as job from '#web/site/careers/apply.tsx'
import * as caseStudy from '#web/site/case-studies/detail.tsx'
import * as event from '#web/site/events/event.tsx'
import * as news from '#web/site/news/page.tsx'
import * as resources from '#web/site/resources/page.tsx'
import type { Database } from '#worker/data/db.ts'
import type { openPreview } from '#worker/features/previews/open-preview.ts'
import { type PageContext, pageContext } from '#worker/http/request-context.ts'
import { bindings } from './app.ts'

type Opened = NonNullable<Awaited<ReturnType<typeof openPreview>>>

/** The exports of a page's route module. */
type PageModule = {
	loader(of: object): Promise<unknown>
	meta(of: object): unknown
	default: ComponentType<{ loaderData: unknown }>
}

const modules: Record<ItemKindName, { page: unknown; param?: string }> = {
	blogs: { page: article, param: 'blogsId' },
	caseStudies: { page: caseStudy, param: 'id' },
	events: { page: event, param: 'event' },
	careers: { page: job, param: 'job' },
	news: { page: news },
	flyers: { page: resources },
	whitepapers: { page: resources },
}

/** Renders the page of a preview as the Worker does. Throws what its loader, its head or its body throws. */
export const renderPreview = ({ db, preview }: Opened, address: string) =>
	renderPage(modules[preview.kind].page, address, { db, preview }, paramsOf(preview.kind, preview.id))

/** Renders the public page that shows an item, as visitors get it. */
export const renderItem = (kind: ItemKindName, id: number, db: Database) =>
	renderPage(modules[kind].page, bindings.ORIGIN, { db, preview: null }, paramsOf(kind, id))

function paramsOf(kind: ItemKindName, id: number): Record<string, string> {
	const { param } = modules[kind]
	return param ? { [param]: String(id) } : {}
}

/** Renders a page by the module of its route: its loader, its head and its body. */
export async function renderPage(
	page: unknown,
	address: string,
	reading: Pick<PageContext, 'db' | 'preview'>,
	params: Record<string, string> = {},
): Promise<{ head: string; body: string }> {
	const { loader, meta, default: Page } = page as PageModule
	const context = new RouterContextProvider()
	const shown = { bindings, ...reading, moment: null, now: new Date(), sections: new Set(), cacheable: false }
	context.set(pageContext, shown as unknown as PageContext)
	const loaded = await loader({ request: new Request(address), context, params })
	const loaderData = loaded instanceof Object && 'data' in loaded && 'init' in loaded ? loaded.data : loaded
	const matches = [{ id: 'root', loaderData: { origin: bindings.ORIGIN } }]
	return {
		head: JSON.stringify(meta({ loaderData, matches })),
		body: renderToString(createElement(Page, { loaderData })),
	}
}
