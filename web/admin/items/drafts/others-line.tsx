import { Users } from 'lucide-react'
import type { OthersInForm } from '#contracts/items/drafts.ts'
import { Listed } from '../../listed-names.tsx'

/** Names the other users who have the form open. It opens to say what follows from that. */
export function OthersLine({ others: { others, ownTabs } }: { others: OthersInForm }) {
	if (others.length === 0 && ownTabs === 0) return null
	return (
		<div role="status" className="text-sm text-muted">
			<details>
				<summary className="inline-flex min-h-7 cursor-pointer items-center gap-1.5 hover:text-ink">
					<Users aria-hidden="true" className="size-4 shrink-0" />
					<span>
						{others.length > 0 ? (
							<>
								<Listed names={others} />
								<span>{` ${others.length === 1 ? 'has' : 'have'} this form open too.`}</span>
							</>
						) : (
							'You have this form open in another tab too.'
						)}
					</span>
				</summary>
				<p>Nobody overwrites anybody: whoever saves later sees both versions and chooses.</p>
			</details>
		</div>
	)
}
