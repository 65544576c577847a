/** What a route module may ask of the page it is shown in, by `export const handle = { ... } satisfies PageHandle`. */
export type PageHandle = {
	/** Hydrate: the page is an application. Without, it is a document that ships no framework script. */
	interactive?: true
	/** Follow the theme that was chosen on this machine: the back office's pages do. */
	themed?: true
	/** The page is the same for every visitor: it is rendered once and kept until the content changes. */
	shared?: true
	/** Origins that the page may show in a frame. */
	frames?: readonly string[]
}

const handleOf = ({ handle }: { handle?: unknown }): PageHandle =>
	typeof handle === 'object' && handle !== null ? handle : {}

/** Whether a matched route asks for it. */
export const asksFor = (matches: readonly { handle?: unknown }[], wish: 'interactive' | 'themed' | 'shared') =>
	matches.some((match) => handleOf(match)[wish])

export const framesOf = (matches: readonly { handle?: unknown }[]) =>
	matches.flatMap((match) => handleOf(match).frames ?? [])
