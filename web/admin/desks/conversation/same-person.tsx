import { Merge } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import type { OtherSubject } from '#contracts/desks/conversation.ts'
import type { DeskRow } from '#contracts/desks/desk.ts'
import { Button } from '#web/ui/button.tsx'
import { DateTime } from '../../date-time.tsx'
import { merge } from '../acts/merge.ts'
import { stateName } from '../desk.ts'
import { useDesk } from '../desk-context.ts'
import { Fold } from './fold.tsx'

type Props = { subject: DeskRow; others: readonly OtherSubject[] }

/** Other subjects of the same person, which can be opened and, at some desks, merged with this one. */
export function SamePerson({ subject, others }: Props) {
	const { desk, act } = useDesk()
	const [params] = useSearchParams()
	if (others.length === 0) return null

	function mergeWith(other: OtherSubject) {
		const merging = merge([subject], [other])
		if (merging) void act([subject], merging)
	}

	function hrefOf(id: number) {
		const next = new URLSearchParams(params)
		next.set(desk.param, String(id))
		return `?${next}`
	}

	return (
		<Fold summary={<span>{`From the same person (${others.length})`}</span>}>
			<ul className="mt-1 divide-y divide-line rounded-md border border-line">
				{others.map((other) => (
					<li key={other.id} className="flex items-center gap-3 px-3 py-1.5">
						<span className="min-w-0 flex-1">
							<span className="flex flex-wrap items-baseline gap-x-2">
								<Link
									to={hrefOf(other.id)}
									className="font-medium text-brand tabular-nums underline underline-offset-2"
								>
									{other.reference}
								</Link>
								<span className="text-xs text-muted">{stateName(desk, other.state)}</span>
								<span className="text-xs text-muted">
									<DateTime at={other.createdAt} near />
								</span>
							</span>
							<span dir="auto" className="block truncate text-muted">
								{other.beginning || 'There is no message.'}
							</span>
						</span>
						{desk.merges && (
							<Button
								variant="secondary"
								size="small"
								icon={Merge}
								aria-label={`Merge ${other.reference} with this`}
								title="The newer one is merged into the older one"
								onClick={() => mergeWith(other)}
							>
								Merge
							</Button>
						)}
					</li>
				))}
			</ul>
		</Fold>
	)
}
