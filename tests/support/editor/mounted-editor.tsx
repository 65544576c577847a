import { $createTextNode, $getRoot, $isElementNode, type LexicalEditor } from 'lexical'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import RichTextEditor from '#web/admin/rich-text/editor/rich-text-editor.tsx'
import { storedElements } from '#web/admin/rich-text/html/clean-by-contract.ts'
import { ToastProvider } from '#web/ui/toast.tsx'

/** What a test calls in the page that `editor-page-script.ts` bundles. */
export type MountedEditor = {
	/** Opens a text in a new field, as a form does. Returns what the field reported without an edit. */
	open(html: string): Promise<string[]>
	/** Replaces the text, as a restored draft does. Returns what was reported. */
	replace(html: string): Promise<string[]>
	/** Adds words to a block of the text, by its place. Returns the reported text; null if nothing was reported. */
	addWords(words: string, block: number): Promise<string | null>
	/** The elements of a stored text with their attributes, as the browser parses them and as the editor cleans them. */
	elements(html: string): { parsed: string[]; cleaned: string[] }
	/** The number of blocks. */
	count(): number
}

declare global {
	interface Window {
		mounted: MountedEditor
	}
}

let reports: string[] = []
let root: Root | null = null

/** A page adds `rel` and the size of a picture, and the editor has no bare `span`. */
const described = (body: HTMLElement) =>
	[...body.querySelectorAll(':not(span)')].map(({ localName, attributes }) =>
		JSON.stringify([
			localName,
			...[...attributes]
				.filter(({ name }) => !['rel', 'width', 'height'].includes(name))
				.map(({ name, value }) => [name, value]),
		]),
	)

/** Waits for queued updates of the editor. Leaving the page then reports a pending change. */
async function settled(): Promise<void> {
	await new Promise((done) => setTimeout(done, 0))
	window.dispatchEvent(new Event('beforeunload'))
}

function editor(): LexicalEditor {
	const text = document.querySelector('[contenteditable="true"]')
	const found = text && '__lexicalEditor' in text ? text.__lexicalEditor : null
	if (!found) throw new Error('No editor is open')
	return found as LexicalEditor
}

const pictures = {
	urlOf: () => 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=',
	addressOf: () => null,
	take: async () => ({ refused: 'no' }),
	add: async () => ({ refused: 'no' }),
}

async function show(html: string): Promise<string[]> {
	reports = []
	flushSync(() =>
		root?.render(
			<ToastProvider>
				<RichTextEditor
					label="Content"
					initialHtml={html}
					onChange={(next) => reports.push(next)}
					pictures={pictures}
				/>
			</ToastProvider>,
		),
	)
	await settled()
	return [...reports]
}

window.mounted = {
	async open(html) {
		root?.unmount()
		root = createRoot(document.body.appendChild(document.createElement('div')))
		return show(html)
	},
	replace: show,
	async addWords(words, block) {
		editor().update(
			() => {
				const node = $getRoot().getChildAtIndex(block)
				const last = $isElementNode(node) ? (node.getLastDescendant() ?? node) : null
				const holder = $isElementNode(last) ? last : last?.getParentOrThrow()
				holder?.append($createTextNode(words))
			},
			{ discrete: true },
		)
		await settled()
		return reports.at(-1) ?? null
	},
	elements: (html) => ({
		parsed: described(new DOMParser().parseFromString(html, 'text/html').body),
		cleaned: described(storedElements(html)),
	}),
	count: () => editor().read(() => $getRoot().getChildrenSize()),
}
