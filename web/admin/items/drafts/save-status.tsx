import { timeText } from '#contracts/shared/date-text.ts'
import { ApiRefusal, failureText } from '#web/api.ts'
import { sinceText } from '../../schedule/own-time.ts'
import type { EditorState } from '../editor/item-editor.ts'

type Props = {
	state: Pick<EditorState, 'draft' | 'draftVersion'>
	/** When the draft that the form has opened was saved last; null: it has opened none. */
	openedAt: string | null
	/** The label of the button that saves the item. */
	label: string
	/** A remark on that button. */
	remark?: string | null
	/** What Save draft has announced last. */
	announced: string
}

/**
 * Says in the form's bar whether the draft is saved. Screen readers announce a failure and the result of Save draft only,
 * so that typing is not interrupted.
 */
export const SaveStatus = ({ state, openedAt, label, remark, announced }: Props) => (
	<div className="me-auto min-w-0 text-xs leading-tight text-muted tablet:text-sm tablet:leading-tight">
		<p className="line-clamp-4 tablet:line-clamp-3" data-state={state.draft.status}>
			{state.draft.status === 'failed' ? (
				<span role="alert">{failedText(state.draft.failure, label)}</span>
			) : (
				<span>{statusText(state, openedAt) || (announced && 'No changes')}</span>
			)}
		</p>
		{remark && <p className="line-clamp-2 text-xs leading-tight max-tablet:hidden">{remark}</p>}
		<p role="status" className="sr-only">
			{announced}
		</p>
	</div>
)

const savedText = (time: string) => `Draft saved ${time}, not live`

function statusText({ draft, draftVersion }: Props['state'], openedAt: string | null): string {
	if (draft.status === 'waiting' || draft.status === 'saving') return 'Saving draft…'
	// Content that equals the saved item is not kept as a draft.
	if (draftVersion === null) return draft.status === 'saved' ? 'No changes' : ''
	if (draft.status === 'saved') return savedText(timeText(draft.at))
	return openedAt ? savedText(sinceText(openedAt)) : ''
}

function failedText(failure: unknown, label: string): string {
	if (!(failure instanceof ApiRefusal)) return 'Not saved: no connection, trying again'
	if (failure.status === 401) return `Not saved: your session has ended. Press “${label}” to sign in again`
	if (failure.status >= 500 || failure.status === 429) return 'Not saved: the server is busy, trying again'
	if (failure.status === 404 && failure.code !== 'draft.not-found') return 'Not saved: the item has been deleted'
	const [text] = Object.values(failure.fields)
	return `Not saved: ${text ?? failureText(failure, 'the server refused it')}`
}
