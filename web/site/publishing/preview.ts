import type { Section } from '#contracts/auth/roles.ts'
import { mediaPath, signedMedia } from '#worker/files/media-address.ts'
import { type PageContext, type pageContext, pageShowing } from '#worker/http/request-context.ts'
import { type Previewed, previewedId } from '#worker/publishing/preview.ts'
import type { MediaUrl } from '#worker/publishing/publishable.ts'

const previewForMs = 60 * 60_000

const sectionOf = {
	blog: 'blogs',
	'case-study': 'caseStudies',
	event: 'events',
	news: 'news',
	flyer: 'flyers',
	whitepaper: 'whitepapers',
} as const satisfies Record<Previewed, Section>

type Reading = { db: PageContext['db']; urlOf: MediaUrl; alsoId: number | null; now: Date }

/** Prepares the reading of items. `alsoId` is an unpublished item that a preview link may show. Such a page is never cached. */
export async function openReading(
	context: { get(of: typeof pageContext): PageContext },
	request: Request,
	kind: Previewed,
): Promise<Reading> {
	const page = pageShowing(context, sectionOf[kind])
	const alsoId = await previewedId(page.bindings, kind, request.url)
	const { db, now } = page
	if (alsoId === null) return { db, urlOf: mediaPath, alsoId, now }
	page.cacheable = false
	return { db, urlOf: signedMedia(page.bindings, new Date(), previewForMs), alsoId, now }
}
