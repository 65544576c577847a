import { ApiRefusal, failureText } from '#web/api.ts'
import { sinceText } from '../../../schedule/own-time.ts'
import type { ReplyState } from './reply-draft.ts'

/** Says whether the reply is saved as a draft. Screen readers announce a failure only, so that typing is not interrupted. */
export function ReplyStatus({ state: { save, text, attachments } }: { state: ReplyState }) {
	const isEmpty = text === '' && attachments.length === 0
	return (
		<p className="min-w-0 empty:hidden" data-state={save.status}>
			{save.status === 'failed' ? (
				<span role="alert" className="text-danger">
					{failedText(save.failure)}
				</span>
			) : save.status === 'saved' ? (
				<span>{isEmpty ? '' : `Draft saved ${sinceText(save.at)}`}</span>
			) : (
				<span>{save.status === 'idle' ? '' : 'Saving draft…'}</span>
			)}
		</p>
	)
}

function failedText(failure: unknown): string {
	if (!(failure instanceof ApiRefusal)) return 'Not saved: no connection, trying again'
	if (failure.status === 401) return 'Not saved: your session has ended. Press “Send” to sign in again'
	if (failure.status >= 500 || failure.status === 429) return 'Not saved: the server is busy, trying again'
	const [text] = Object.values(failure.fields)
	return `Not saved: ${text ?? failureText(failure, 'the server refused it')}`
}
