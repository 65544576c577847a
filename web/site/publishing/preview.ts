import type { ItemKindName } from '#contracts/items/kinds.ts'
import type { ShownPreview } from '#contracts/items/previews.ts'
import { mediaPath } from '#worker/files/media-address.ts'
import { type PageContext, type pageContext, pageShowing } from '#worker/http/request-context.ts'
import type { MediaUrl } from '#worker/publishing/publishable.ts'
import { missingPdf, missingPicture } from '#worker/publishing/shown-values.ts'

/** Placeholders in a preview for the files that a draft does not have yet. */
const placeholders: Record<string, string | undefined> = {
	[missingPicture]: '/preview/no-picture.svg',
	[missingPdf]: '#',
}

type Reading = { db: PageContext['db']; urlOf: MediaUrl; preview: ShownPreview | null; now: Date }

/** Prepares the reading of items. A page with a preview of one of them is never cached. */
export function openReading(context: { get(of: typeof pageContext): PageContext }, kind: ItemKindName): Reading {
	const page = pageShowing(context, kind)
	const { db, now, preview, moment } = page
	const previewed = preview?.kind === kind ? preview : null
	const shown = previewed && { id: previewed.id, state: previewed.state, at: previewed.at }
	return { db, urlOf: urlIn(previewed, moment), preview: shown, now }
}

/** The addresses of files repeat the token of their page, without a time: a page that reloads keeps its pictures. */
function urlIn(preview: PageContext['preview'], moment: PageContext['moment']): MediaUrl {
	if (!preview && !moment) return mediaPath
	const tokenFor = (key: string) =>
		moment ? `?at=${moment.token}` : preview?.keys.has(key) ? `?preview=${preview.token}` : ''
	return (file) => placeholders[file.key] ?? mediaPath(file) + tokenFor(file.key)
}
