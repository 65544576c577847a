/** The options that a route module sets by `export const handle = { ... } satisfies PageHandle`. */
export type PageHandle = {
	/** Hydrates the page. Otherwise it is a document, in which at most islands hydrate. */
	interactive?: true
	/** The page runs no script at all. */
	scriptless?: true
	/** The page uses the bot check: its policy allows Cloudflare's script and frame. */
	botChecked?: true
	/** Applies the theme chosen in this browser, as in the back office. */
	themed?: true
	/** The page is the same for every visitor: the Worker caches it until the content changes. */
	shared?: true
	/** Origins that the page may embed in a frame, besides the bot check's. */
	frames?: readonly string[]
}

const handleOf = ({ handle }: { handle?: unknown }): PageHandle =>
	typeof handle === 'object' && handle !== null ? handle : {}

export const hasFlag = (
	matches: readonly { handle?: unknown }[],
	flag: 'interactive' | 'scriptless' | 'botChecked' | 'themed' | 'shared',
) => matches.some((match) => handleOf(match)[flag])

export const framesOf = (matches: readonly { handle?: unknown }[]) => [
	...(hasFlag(matches, 'botChecked') ? ['https://challenges.cloudflare.com'] : []),
	...matches.flatMap((match) => handleOf(match).frames ?? []),
]

/** Hydrated pages, and those that load Cloudflare's script, allow scripts by a nonce. */
export const needsNonce = (matches: readonly { handle?: unknown }[]) =>
	hasFlag(matches, 'interactive') || hasFlag(matches, 'botChecked')
