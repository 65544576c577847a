import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { RouterContextProvider } from 'react-router'
import type { ItemKindName } from '#contracts/items/items.ts'
import * as article from '#web/site/blog/article.tsx'
import * as job from '#web/site/careers/apply.tsx'
import * as caseStudy from '#web/site/case-studies/detail.tsx'
import * as event from '#web/site/events/event.tsx'
import * as news from '#web/site/news/page.tsx'
import * as resources from '#web/site/resources/page.tsx'
import type { openPreview } from '#worker/features/previews/open-preview.ts'
import { type PageContext, pageContext } from '#worker/http/request-context.ts'
import { bindings } from './app.ts'

type Opened = NonNullable<Awaited<ReturnType<typeof openPreview>>>

/** What a route module of a page exports. */
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

/** Renders the page of a preview as the Worker does: its loader, its head and its body. Throws what any of them throws. */
export async function renderPreview({ db, preview }: Opened, address: string): Promise<{ head: string; body: string }> {
	const { page, param } = modules[preview.kind]
	const { loader, meta, default: Page } = page as PageModule
	const context = new RouterContextProvider()
	const shown = { bindings, db, preview, moment: null, now: new Date(), sections: new Set(), cacheable: false }
	context.set(pageContext, shown as unknown as PageContext)
	const request = new Request(address)
	const loaded = await loader({ request, context, params: param ? { [param]: String(preview.id) } : {} })
	const loaderData = loaded instanceof Object && 'data' in loaded && 'init' in loaded ? loaded.data : loaded
	const matches = [{ id: 'root', loaderData: { origin: bindings.ORIGIN } }]
	return {
		head: JSON.stringify(meta({ loaderData, matches })),
		body: renderToString(createElement(Page, { loaderData })),
	}
}
