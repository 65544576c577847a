import type { DocumentBlock } from '#web/content/investors/document.ts'

/** A legal text: numbered sections with anchors that others may link to. */
export type LegalText = {
	lead: string
	/** As YYYY-MM-DD. */
	inForceSince: string
	version: string
	/** A summary for readers who read nothing else. */
	inShort: readonly string[]
	sections: readonly LegalSection[]
}

type LegalSection = { id: string; heading: string; blocks: readonly LegalBlock[] }

export type LegalBlock =
	| DocumentBlock
	| { kind: 'contact'; name: string; role: string; email: string; phone: string; address: readonly string[] }
