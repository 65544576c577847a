import { $isCodeNode } from '@lexical/code'
import {
	$createLinkNode,
	$isAutoLinkNode,
	$isLinkNode,
	type LinkMatcher,
	type LinkNode,
	registerAutoLink,
} from '@lexical/link'
import {
	$getEditor,
	$getRoot,
	$hasUpdateTag,
	HISTORY_MERGE_TAG,
	type LexicalEditor,
	type LexicalNode,
	mergeRegister,
	TextNode,
} from 'lexical'
import { addressesIn } from '#contracts/content/addresses.ts'

/** Characters before and after an address. Some of them may also be inside one. */
const separator = /[\s<>|*]|[^\P{P}#%&/@\\_-]/u

/** Text before the target of a Markdown link that the author is typing. */
const noStart = /\]\((?:mailto:)?$/

/** Counts an address in the document, also where it touches the word before it. */
const $count = (address: string) =>
	$getRoot()
		.getChildren()
		.flatMap((block) => block.getTextContent().split(address).slice(1))
		.filter((after) => !/^[\p{L}\p{N}@/_-]/u.test(after)).length

/** Finds the first address that this update has added. The author has removed the link of an older one. */
const $findNewAddress: LinkMatcher = (text) => {
	const before = $getEditor().getEditorState()
	const found = [...addressesIn(text)].filter(({ index }) => !noStart.test(text.slice(0, index)))
	const isNew = found.filter(({ text: shown }, place) => {
		const added = $count(shown) - before.read(() => $count(shown))
		// Of equal ones in this text the last ones are new.
		return found.slice(place).filter((other) => other.text === shown).length <= added
	})
	const [first] = isNew
	return first ? { index: first.index, text: first.text, length: first.text.length, url: first.href } : null
}

/** Makes links of addresses that are typed or pasted. Addresses in a stored text stay as the author left them. */
export const registerAutoLinks = (editor: LexicalEditor) =>
	mergeRegister(
		registerAutoLink(editor, {
			matchers: [$findNewAddress],
			separatorRegex: separator,
			excludeParents: [$isCodeNode, () => $hasUpdateTag(HISTORY_MERGE_TAG)],
			changeHandlers: [],
		}),
		editor.registerNodeTransform(TextNode, $continueAddress),
	)

/** Extends a link by typed characters that belong to its address, such as a query or brackets. */
function $continueAddress(text: TextNode): void {
	const link = text.getPreviousSibling()
	if (!$isAutoLinkNode(link) || link.getIsUnlinked()) return
	const start = link.getTextContent()
	const [whole] = addressesIn(start + text.getTextContent())
	if (!whole || whole.index > 0 || whole.text.length <= start.length) return
	const [part] = text.splitText(whole.text.length - start.length)
	if (part) link.append(part)
}

/** A link that readers see as one. Removing an automatic link leaves a node that keeps it from coming back. */
export const $isShownLink = (node: LexicalNode | null | undefined): node is LinkNode =>
	$isLinkNode(node) && !($isAutoLinkNode(node) && node.getIsUnlinked())

/** Turns an automatic link into one that keeps its address when its text changes. */
export function $makeManual(link: LinkNode): void {
	if ($isAutoLinkNode(link)) link.replace($createLinkNode(link.getURL()), true)
}

/** Removes an automatic link and keeps it from coming back. Returns false for other links. */
export function $unlinkAutomatic(link: LexicalNode | null): boolean {
	if (!$isAutoLinkNode(link)) return false
	link.setIsUnlinked(true)
	return true
}
