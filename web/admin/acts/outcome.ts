/** The result of an act on rows, shown above their list. `Undone`: what Undo answers. */
export type Outcome<Undone = unknown> = {
	tone: 'success' | 'warning' | 'danger'
	text: string
	/** The rows that are not as wanted. */
	refused: readonly Refusal[]
	/** A page that follows from the act. */
	link?: { label: string; href: string }
	undo?: () => Promise<Undone>
}

/** `href`: the page of the row. */
export type Refusal = { title: string; reason: string; href: string | null }
