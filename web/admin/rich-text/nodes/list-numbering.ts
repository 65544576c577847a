import { $isListNode, ListNode } from '@lexical/list'
import { $getNodeByKey, $getState, $setState, createState, type LexicalEditor } from 'lexical'
import { highestStart, type Numbering, numberings } from '#contracts/content/rich-text.ts'

const numberingOf = (value: unknown): Numbering | null => numberings.find((each) => each === value) ?? null

const numberingState = createState('numbering', { parse: numberingOf })

/** How a numbered list counts; null for 1, 2, 3. */
export const $numberingOf = (list: ListNode): Numbering | null => $getState(list, numberingState)

/** Sets how a numbered list counts and where it begins, as far as the contract allows it. */
export function $setNumbering(list: ListNode, { numbering, start }: { numbering: unknown; start: number }): ListNode {
	const isPossible = Number.isInteger(start) && start >= 0 && start <= highestStart
	return $setState(list.setStart(isPossible ? start : 1), numberingState, numberingOf(numbering))
}

/** Shows the kind of each list. Lexical renders a list without it. */
export const registerNumbering = (editor: LexicalEditor) =>
	editor.registerMutationListener(ListNode, (changes) => {
		editor.read(() => {
			for (const [key, change] of changes) {
				const list = change === 'destroyed' ? null : $getNodeByKey(key)
				if (!$isListNode(list)) continue
				const numbering = list.getListType() === 'number' ? $numberingOf(list) : null
				const element = editor.getElementByKey(key)
				if (numbering === null) element?.removeAttribute('type')
				else element?.setAttribute('type', numbering)
			}
		})
	})
