import { timeText } from '#contracts/shared/date-text.ts'
import { ApiRefusal, failureText } from '#web/api.ts'
import type { SaveState } from './autosave.ts'

/**
 * Says in the form's bar whether the draft is saved. Screen readers announce only a failure, so that typing is not
 * interrupted.
 */
export const SaveStatus = ({ state }: { state: SaveState }) => (
	<p
		className="me-auto line-clamp-3 min-w-0 text-xs leading-tight text-muted tablet:text-sm tablet:leading-tight"
		data-state={state.status}
	>
		{state.status === 'failed' && <span role="alert">{failedText(state.failure)}</span>}
		{state.status === 'saved' && <span>{`Draft saved ${timeText(state.at)}`}</span>}
		{(state.status === 'saving' || state.status === 'waiting') && <span>Saving…</span>}
	</p>
)

function failedText(failure: unknown): string {
	if (!(failure instanceof ApiRefusal)) return 'Not saved: no connection, trying again'
	if (failure.status === 401) return 'Not saved: your session has ended. Press Save to sign in again'
	if (failure.status >= 500 || failure.status === 429) return 'Not saved: the server is busy, trying again'
	const [text] = Object.values(failure.fields)
	return `Not saved: ${text ?? failureText(failure, 'the server refused it')}`
}
