import { $findCellNode } from '@lexical/table'
import {
	$getNodeByKey,
	$isTextNode,
	BLUR_COMMAND,
	COLLABORATION_TAG,
	COMMAND_PRIORITY_CRITICAL,
	COMMAND_PRIORITY_LOW,
	HISTORIC_TAG,
	HISTORY_MERGE_TAG,
	HISTORY_PUSH_TAG,
	KEY_ARROW_DOWN_COMMAND,
	KEY_ARROW_UP_COMMAND,
	KEY_ENTER_COMMAND,
	KEY_ESCAPE_COMMAND,
	type LexicalEditor,
	mergeRegister,
	PASTE_TAG,
} from 'lexical'
import { pressedKey } from '#web/ui/keys.ts'
import { type BlockChoice, choicesFor } from './block-choices.ts'
import { $slashAtCaret, type SlashQuery } from './slash-query.ts'

export type OpenSlashMenu = { query: SlashQuery; choices: readonly BlockChoice[]; active: number }

/** Updates without typing. */
const notTyped = [PASTE_TAG, HISTORIC_TAG, HISTORY_MERGE_TAG, COLLABORATION_TAG]

/** The state of the menu, apart from React: keys that follow each other at once need the newest one. */
export function createSlashMenu(editor: LexicalEditor, hasPictures: () => boolean) {
	let open: OpenSlashMenu | null = null
	/** The slash that was typed, also while nothing matches the words after it. */
	let followed: SlashQuery | null = null
	const listeners = new Set<() => void>()

	function set(next: OpenSlashMenu | null) {
		if (open === next) return
		open = next
		for (const listener of listeners) listener()
	}

	function close() {
		followed = null
		set(null)
	}

	/** Typing the slash opens the menu. The words after it filter the menu. */
	function $follow(isTyped: boolean) {
		const query = $slashAtCaret()
		const isSame = query !== null && followed?.key === query.key && followed.offset === query.offset
		if (query === null || !(isSame || (isTyped && query.words === ''))) return close()
		if (isSame && followed?.words === query.words) return
		followed = query
		const choices = choicesFor(query.words, { hasPictures: hasPictures(), inTable: $isInTable(query) })
		set(choices.length === 0 ? null : { query, choices, active: 0 })
	}

	function move(by: 1 | -1, event: KeyboardEvent): boolean {
		if (open === null || pressedKey(event) === null) return false
		event.preventDefault()
		set({ ...open, active: (open.active + by + open.choices.length) % open.choices.length })
		return true
	}

	function choose(index: number) {
		if (open === null) return
		const choice = open.choices[index]
		const { query } = open
		close()
		if (!choice) return
		editor.update(
			() => {
				$removeQuery(query)
				if ('$change' in choice) choice.$change(editor)
			},
			{ tag: HISTORY_PUSH_TAG },
		)
		if ('ask' in choice) choice.ask(editor)
	}

	return {
		subscribe(listener: () => void) {
			listeners.add(listener)
			return () => void listeners.delete(listener)
		},
		current: () => open,
		choose,
		register: () =>
			mergeRegister(
				editor.registerUpdateListener(({ editorState, dirtyLeaves, tags }) => {
					const isTyped = dirtyLeaves.size > 0 && !notTyped.some((tag) => tags.has(tag))
					editorState.read(() => $follow(isTyped))
				}),
				editor.registerCommand(KEY_ARROW_DOWN_COMMAND, (event) => move(1, event), COMMAND_PRIORITY_CRITICAL),
				editor.registerCommand(KEY_ARROW_UP_COMMAND, (event) => move(-1, event), COMMAND_PRIORITY_CRITICAL),
				editor.registerCommand(
					KEY_ENTER_COMMAND,
					(event) => {
						if (open === null || event?.shiftKey || (event && pressedKey(event) === null)) return false
						event?.preventDefault()
						choose(open.active)
						return true
					},
					COMMAND_PRIORITY_CRITICAL,
				),
				editor.registerCommand(
					KEY_ESCAPE_COMMAND,
					(event) => {
						if (open === null || pressedKey(event) === null) return false
						event.preventDefault()
						close()
						return true
					},
					COMMAND_PRIORITY_CRITICAL,
				),
				editor.registerCommand(
					BLUR_COMMAND,
					() => {
						close()
						return false
					},
					COMMAND_PRIORITY_LOW,
				),
			),
	}
}

function $isInTable({ key }: SlashQuery): boolean {
	const node = $getNodeByKey(key)
	return node !== null && $findCellNode(node) !== null
}

function $removeQuery({ key, offset, words }: SlashQuery): void {
	const node = $getNodeByKey(key)
	if ($isTextNode(node)) node.select(offset, offset + words.length + 1).removeText()
}
