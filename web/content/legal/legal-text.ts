import type { Block } from '#web/content/investors/document.ts'

/** A text that binds: numbered sections under anchors that others may link to. */
export type LegalText = {
	lead: string
	/** As YYYY-MM-DD. */
	inForceSince: string
	version: string
	/** What somebody learns who reads nothing else. */
	inShort: readonly string[]
	sections: readonly LegalSection[]
}

type LegalSection = { id: string; heading: string; blocks: readonly LegalBlock[] }

export type LegalBlock =
	| Block
	| { kind: 'contact'; name: string; role: string; email: string; phone: string; address: readonly string[] }
