import type { ItemKindName } from '#contracts/items/items.ts'
import { mediaPath, signedMedia } from '#worker/files/media-address.ts'
import { type PageContext, type pageContext, pageShowing } from '#worker/http/request-context.ts'
import type { MediaUrl } from '#worker/publishing/publishable.ts'
import { missingPdf, missingPicture } from '#worker/publishing/shown-values.ts'

const previewForMs = 60 * 60_000

/** What a preview shows in place of the files that a draft does not have yet. */
const placeholders: Record<string, string | undefined> = {
	[missingPicture]: '/preview/no-picture.svg',
	[missingPdf]: '#',
}

type Reading = { db: PageContext['db']; urlOf: MediaUrl; alsoId: number | null; now: Date }

/** Prepares the reading of items. `alsoId` is an unpublished item that a preview link may show. Such a page is never cached. */
export function openReading(context: { get(of: typeof pageContext): PageContext }, kind: ItemKindName): Reading {
	const page = pageShowing(context, kind)
	const { db, now, preview, moment } = page
	const alsoId = preview?.kind === kind ? preview.id : null
	if (alsoId === null && !moment) return { db, urlOf: mediaPath, alsoId, now }
	// The same addresses for an hour, so that a preview that is loaded again keeps its pictures.
	const hour = new Date(Date.now() - (Date.now() % previewForMs))
	const signed = signedMedia(page.bindings, hour, 2 * previewForMs)
	const urlOf: MediaUrl = (file) => placeholders[file.key] ?? signed(file)
	return { db, urlOf, alsoId, now }
}
