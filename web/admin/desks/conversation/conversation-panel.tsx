import { failureText, isRefusal } from '#web/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { ConversationParts, PanelProps } from '../desk.ts'
import { useDesk } from '../desk-context.ts'
import { OpenedConversation } from './opened-conversation.tsx'
import { useConversation } from './use-conversation.ts'

type Props = PanelProps & { parts: ConversationParts }

/** A subject with its conversation. */
export function ConversationPanel({ id, parts, onChanged }: Props) {
	const { desk } = useDesk()
	const { opened, conversation, failure, arrived, others } = useConversation(id)
	const isGone = isRefusal(failure, desk.errors.notFound)
	return (
		<div className="flex flex-col wide:h-full">
			{failure !== null && (
				<Alert
					tone="danger"
					className="m-4 wide:mt-15"
					action={isGone ? undefined : { label: 'Try again', onClick: () => void opened.reload() }}
				>
					{isGone
						? `This ${desk.words.noun} was erased. Copy your text if you still need it.`
						: failureText(failure, 'The conversation could not be loaded. Check your connection.')}
				</Alert>
			)}
			{conversation ? (
				<OpenedConversation {...{ opened, conversation, arrived, others, parts, onChanged }} />
			) : (
				failure === null && (
					<p className="flex h-64 items-center justify-center text-muted">
						<Spinner label="Loading" className="text-title" />
					</p>
				)
			)}
		</div>
	)
}
