import { History } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { reasonOf } from '../../../acts/failure-reason.ts'

type Props = { older: 'idle' | 'loading' | { failure: unknown }; onLoad: () => void }

/** Stands above the first message that is loaded. */
export const OlderButton = ({ older, onLoad }: Props) => (
	<div className="flex flex-col items-center gap-1 text-sm">
		<Button
			variant="secondary"
			size="small"
			icon={History}
			className="print:hidden"
			// Disabled, it would lose the focus.
			aria-busy={older === 'loading' || undefined}
			onClick={onLoad}
		>
			{older === 'loading' ? 'Loading…' : 'Show older messages'}
		</Button>
		{typeof older === 'object' && (
			<p role="alert" className="text-danger">
				{reasonOf(older.failure)}
			</p>
		)}
		<p className="hidden print:block">Older messages are missing here.</p>
	</div>
)
