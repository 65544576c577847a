import { webAddress } from '../../link-address.ts'
import type { LeftOutKind } from '../../nodes/left-out-kinds.ts'
import { pictureSource } from '../../picture-store.ts'
import { isUnseen } from './unseen.ts'

/** Something of another site that plays inside its page. */
export type PastedEmbed = { kind: LeftOutKind; address: string; reason: string }

const embeds = 'iframe, video, audio, object, embed, lite-youtube, amp-youtube, lite-vimeo, amp-vimeo'
const films =
	/(?:^|\.)(?:youtube(?:-nocookie)?\.com|youtu\.be|vimeo\.com|dailymotion\.com|dai\.ly|wistia\.(?:com|net)|loom\.com|twitch\.tv|vidyard\.com|ted\.com|bilibili\.com|streamable\.com|brightcove\.net)$/i
const sounds = /(?:^|\.)(?:soundcloud\.com|spotify\.com|podcasts\.apple\.com|mixcloud\.com|audiomack\.com)$/i

const reasons = {
	linked: 'It plays on another page. Readers get a link to it.',
	unknown: 'The copied text does not say where it is.',
}

/** Gives each embedded film, sound or page a temporary name, like `readPictures`. Returns them by name. */
export function readEmbeds(body: HTMLElement): ReadonlyMap<string, PastedEmbed> {
	const found = new Map<string, PastedEmbed>()
	for (const element of body.querySelectorAll(embeds)) {
		if (element.parentElement?.closest(embeds)) continue
		const embed = isUnseen(element) ? null : embedOf(element)
		if (embed === null) {
			element.remove()
			continue
		}
		const name = `pasted-${crypto.randomUUID()}`
		found.set(name, embed)
		const image = body.ownerDocument.createElement('img')
		image.setAttribute('src', pictureSource(name))
		image.setAttribute('alt', titleOf(element))
		// The link that may replace it must not touch other words.
		element.replaceWith(' ', image, ' ')
	}
	return found
}

function embedOf(element: Element): PastedEmbed | null {
	const given = sourceOf(element)
	const isFrame = element.matches('iframe, object, embed')
	if (isFrame && /^(?:about:|javascript:|data:|blob:|$)/i.test(given)) return null
	const address = webAddress(given)
	const watched = address === '' ? '' : watchAddress(new URL(address))
	return { kind: kindOf(element, address), address: watched, reason: watched === '' ? reasons.unknown : reasons.linked }
}

function sourceOf(element: Element): string {
	const id = element.getAttribute('videoid') ?? element.getAttribute('data-videoid')
	if (id !== null) return `https://${/vimeo/.test(element.localName) ? 'vimeo.com/' : 'www.youtube.com/embed/'}${id}`
	const own = ['data-src', 'data-lazy-src', 'data-litespeed-src', 'src', 'data'].map((name) =>
		element.getAttribute(name),
	)
	const inside = [
		...element.querySelectorAll('source[src], embed[src], param[name="movie" i], param[name="src" i]'),
	].map((each) => each.getAttribute('src') ?? each.getAttribute('value'))
	const sources = [...own, ...inside].map((each) => each?.trim() ?? '').filter(Boolean)
	return sources.find((each) => webAddress(each) !== '') ?? sources[0] ?? ''
}

function kindOf(element: Element, address: string): LeftOutKind {
	const host = address === '' ? '' : new URL(address).hostname
	if (element.localName === 'audio' || sounds.test(host)) return 'sound'
	if (films.test(host) || !element.matches('iframe, object, embed, audio')) return 'film'
	return 'page'
}

/** The page on which people watch what a player shows. */
function watchAddress(player: URL): string {
	const [, first = '', second = '', third = ''] = player.pathname.split('/')
	const list = player.searchParams.get('list')
	if (/(?:^|\.)youtube(?:-nocookie)?\.com$/i.test(player.hostname) && (first === 'embed' || first === 'v')) {
		if (second === 'videoseries' && list) return `https://www.youtube.com/playlist?list=${encodeURIComponent(list)}`
		const start = player.searchParams.get('start')
		return `https://www.youtube.com/watch?v=${second}${start ? `&t=${encodeURIComponent(start)}s` : ''}`
	}
	if (player.hostname === 'player.vimeo.com' && first === 'video') {
		const key = player.searchParams.get('h')
		return `https://vimeo.com/${second}${key ? `/${encodeURIComponent(key)}` : ''}`
	}
	if (/(?:^|\.)dailymotion\.com$/i.test(player.hostname)) {
		const id = first === 'embed' ? third : player.searchParams.get('video')
		if (id) return `https://www.dailymotion.com/video/${encodeURIComponent(id)}`
	}
	if (/(?:^|\.)loom\.com$/i.test(player.hostname) && first === 'embed') return `https://www.loom.com/share/${second}`
	if (player.hostname === 'open.spotify.com' && first === 'embed') return `https://open.spotify.com/${second}/${third}`
	return player.href
}

/** The titles that players have by default say nothing. */
const emptyTitles = /^(?:youtube|vimeo|dailymotion)?\s*(?:video|audio)?\s*(?:player|embed)?$/i

function titleOf(element: Element): string {
	const title = element.getAttribute('title')?.trim() || element.getAttribute('aria-label')?.trim() || ''
	return emptyTitles.test(title) ? '' : title
}
