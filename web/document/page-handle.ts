/** What a route module may ask of the page it is shown in, by `export const handle = { ... } satisfies PageHandle`. */
export type PageHandle = {
	/** Hydrate: the page is an application. Without, it is a document, in which at most islands come to life. */
	interactive?: true
	/** Something in the page asks the bot check: its policy lets Cloudflare's script and frame in. */
	botChecked?: true
	/** Follow the theme that was chosen on this machine: the back office's pages do. */
	themed?: true
	/** The page is the same for every visitor: it is rendered once and kept until the content changes. */
	shared?: true
	/** Origins that the page may show in a frame, besides the bot check's. */
	frames?: readonly string[]
}

const handleOf = ({ handle }: { handle?: unknown }): PageHandle =>
	typeof handle === 'object' && handle !== null ? handle : {}

/** Whether a matched route asks for it. */
export const asksFor = (
	matches: readonly { handle?: unknown }[],
	wish: 'interactive' | 'botChecked' | 'themed' | 'shared',
) => matches.some((match) => handleOf(match)[wish])

export const framesOf = (matches: readonly { handle?: unknown }[]) => [
	...(asksFor(matches, 'botChecked') ? ['https://challenges.cloudflare.com'] : []),
	...matches.flatMap((match) => handleOf(match).frames ?? []),
]

/** Whether scripts of the page are let in by a nonce: those of an application, and those that Cloudflare's script loads. */
export const needsNonce = (matches: readonly { handle?: unknown }[]) =>
	asksFor(matches, 'interactive') || asksFor(matches, 'botChecked')
