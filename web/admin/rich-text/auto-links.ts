import { $isCodeNode } from '@lexical/code'
import {
	$createLinkNode,
	$isAutoLinkNode,
	$isLinkNode,
	autoLinkEmailMatcher,
	autoLinkUrlMatcher,
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
import { safeAddress } from './link-address.ts'

/** An address ends before these. A question mark in the middle of one belongs to it. */
const separator = /[\s.,;:!?()[\]"'“”‘’…]/

/** Before the target of a Markdown link that is being typed, and before the host of an address with a password. */
const noStart = /(?:\]\((?:mailto:)?|\/\/\S*)$/

/** Finds the first web address or mail address in a text. */
const matchers: LinkMatcher[] = [autoLinkUrlMatcher, autoLinkEmailMatcher].map((find) => (text) => {
	const found = find(text)
	if (found === null || noStart.test(text.slice(0, found.index))) return null
	const shown = found.text.replace(/\?+$/, '')
	const url = safeAddress(found.url.replace(/\?+$/, ''))
	return url === null ? null : { ...found, text: shown, length: shown.length, url }
})

/** All addresses that a matcher finds. */
function* addressesIn(text: string, find: LinkMatcher): Generator<NonNullable<ReturnType<LinkMatcher>>> {
	for (let from = 0; ; ) {
		const found = find(text.slice(from))
		if (found === null) return
		yield { ...found, index: from + found.index }
		from += found.index + found.length
	}
}

/** Finds the first address that this update has added. The author has removed the link of an older one. */
const onlyNew = (find: LinkMatcher): LinkMatcher => {
	const $count = (address: string) =>
		$getRoot()
			.getChildren()
			.map((block) => block.getTextContent())
			.filter((text) => text.includes(address))
			.flatMap((text) => [...addressesIn(text, find)])
			.filter(({ text }) => text === address).length
	return (text) => {
		const before = $getEditor().getEditorState()
		for (const found of addressesIn(text, find))
			if ($count(found.text) > before.read(() => $count(found.text))) return found
		return null
	}
}

/** Makes links of addresses that are typed or pasted. Addresses in a stored text stay as the author left them. */
export const registerAutoLinks = (editor: LexicalEditor) =>
	mergeRegister(
		registerAutoLink(editor, {
			matchers: matchers.map(onlyNew),
			separatorRegex: separator,
			excludeParents: [$isCodeNode, () => $hasUpdateTag(HISTORY_MERGE_TAG)],
			changeHandlers: [],
		}),
		editor.registerNodeTransform(TextNode, $continueAddress),
	)

/** Takes a query or a port that is typed after an address into its link. */
function $continueAddress(text: TextNode): void {
	const link = text.getPreviousSibling()
	const [rest = ''] = /^[?:][^\s?:]\S*/.exec(text.getTextContent()) ?? []
	if (rest === '' || !$isAutoLinkNode(link) || link.getIsUnlinked()) return
	const whole = link.getTextContent() + rest
	if (matchers[0]?.(whole)?.text !== whole) return
	const [part] = text.splitText(rest.length)
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
