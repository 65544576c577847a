import { useState } from 'react'
import type { HiringRow } from '#contracts/hiring/desk.ts'
import { type Opinion, opinionNames, opinions } from '#contracts/hiring/stages.ts'
import { answerOf } from '#web/api.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useToast } from '#web/ui/toast.tsx'
import { reasonOf } from '../acts/failure-reason.ts'
import { useDesk } from '../desks/desk-context.ts'
import { hiringApi } from '../staff-api.ts'

type Props = { application: HiringRow; onChanged: () => void }

/** The own opinion, which the keys 1 to 4 give, and those of colleagues once it is given. */
export function Opinions({ application, onChanged }: Props) {
	const { me } = useDesk()
	const toast = useToast()
	const [given, setGiven] = useState<{ opinion: Opinion | null; of: HiringRow } | null>(null)
	const stored = application.opinions.find(({ person }) => person.id === me)?.opinion ?? null
	// The answer of the server brings another row.
	const own = given?.of === application ? given.opinion : stored
	const others = application.opinions.filter(({ person }) => person.id !== me)

	async function give(opinion: Opinion | null) {
		setGiven({ opinion, of: application })
		try {
			await answerOf(hiringApi.opinion.$post({ json: { subjectId: application.id, opinion } }))
			onChanged()
		} catch (failure) {
			setGiven(null)
			toast({ tone: 'danger', text: `Your opinion was not saved. ${reasonOf(failure)}` })
		}
	}

	return (
		<section
			aria-label="Opinions"
			className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-t border-line py-2 text-sm"
		>
			{/* biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in the line of its buttons */}
			<div role="group" aria-label="Your opinion" className="flex flex-wrap gap-1.5">
				{opinions.map((opinion, place) => (
					<button
						key={opinion}
						type="button"
						aria-pressed={opinion === own}
						aria-keyshortcuts={String(place + 1)}
						title={`${opinionNames[opinion]} (${place + 1})`}
						onClick={() => void give(opinion === own ? null : opinion)}
						className={classNames(
							'min-h-9 rounded-full border px-3.5 transition-colors',
							opinion === own
								? 'border-brand bg-brand-soft font-semibold text-brand-strong'
								: 'border-edge bg-surface hover:border-ink',
						)}
					>
						{opinionNames[opinion]}
					</button>
				))}
			</div>
			{own === null ? (
				<p className="text-muted">The opinions of colleagues show once you have given yours.</p>
			) : (
				<ul aria-label="Opinions of colleagues" className="flex min-w-0 flex-wrap gap-x-3 text-muted">
					{others.map(({ person, opinion }) => (
						<li key={person.id}>
							<bdi>{person.fullName}</bdi>
							<span className="font-semibold text-ink">{` ${opinionNames[opinion]}`}</span>
						</li>
					))}
				</ul>
			)}
		</section>
	)
}
