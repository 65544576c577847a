import { $createLinkNode, $isLinkNode, $toggleLink, type LinkNode } from '@lexical/link'
import {
	$createTextNode,
	$findMatchingParent,
	$getSelection,
	$insertNodes,
	$isRangeSelection,
	type LexicalEditor,
} from 'lexical'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { SmallForm } from '../../forms/small-form.tsx'
import { $isShownLink, $makeManual, $unlinkAutomatic } from '../auto-links.ts'
import { $writeBelow } from '../commands/selected-nodes.ts'
import { typedAddress } from '../link-address.ts'

const rule = 'A web address, an e-mail address, a phone number, or a path of this site such as /contact.'

/** Adds a link to the selection or at the caret, or edits or removes the link there. */
export function LinkDialog({ editor, onClose }: { editor: LexicalEditor; onClose: () => void }) {
	const [{ given, asksText }] = useState(() => editor.read($linkAtSelection))
	const [address, setAddress] = useState(given ?? '')
	const [text, setText] = useState('')
	const [refused, setRefused] = useState(false)

	function send() {
		const checked = typedAddress(address)
		setRefused(checked === null)
		if (checked === null) return
		editor.update(() => $setLink(checked, asksText ? text.trim() || address.trim() : null), { discrete: true })
		onClose()
	}
	function remove() {
		editor.update(() => $unlinkAutomatic($linkOfSelection()) || $toggleLink(null), { discrete: true })
		onClose()
	}

	return (
		<SmallForm
			title={given === null ? 'Add a link' : 'Edit the link'}
			send={given === null ? 'Add' : 'Save'}
			onSend={send}
			onClose={onClose}
			other={
				given !== null && (
					<Button variant="quiet" className="me-auto" onClick={remove}>
						Remove the link
					</Button>
				)
			}
		>
			<TextField
				label="Address"
				inputMode="url"
				autoComplete="off"
				autoCapitalize="off"
				spellCheck={false}
				value={address}
				onChange={({ target }) => setAddress(target.value)}
				help={rule}
				error={refused ? rule : undefined}
			/>
			{asksText && (
				<TextField
					label="Text"
					autoComplete="off"
					value={text}
					onChange={({ target }) => setText(target.value)}
					help="Shown to readers. Defaults to the address."
				/>
			)}
		</SmallForm>
	)
}

function $linkOfSelection(): LinkNode | null {
	const [node] = $getSelection()?.getNodes() ?? []
	return node ? $findMatchingParent(node, $isLinkNode) : null
}

function $linkAtSelection(): { given: string | null; asksText: boolean } {
	const selection = $getSelection()
	const link = $linkOfSelection()
	const isCaret = !$isRangeSelection(selection) || selection.isCollapsed()
	return { given: $isShownLink(link) ? link.getURL() : null, asksText: link === null && isCaret }
}

function $setLink(address: string, text: string | null): void {
	if (text === null) {
		const link = $linkOfSelection()
		if (link) $makeManual(link)
		$toggleLink(address)
		return
	}
	$writeBelow()
	const selection = $getSelection()
	const format = $isRangeSelection(selection) ? selection.format : 0
	$insertNodes([$createLinkNode(address).append($createTextNode(text).setFormat(format))])
}
