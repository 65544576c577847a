import { classNames } from '#web/ui/class-names.ts'

const tokens = [
	{ token: 'A 41', who: 'Gopal Menon', state: 'Desk 2, second officer approves', progress: 'Kit next' },
	{ token: 'A 42', who: 'Nimisha and Tony Paul', state: 'Desk 1, two of two signatures', progress: 'Scanning' },
	{ token: 'A 43', who: 'Harpreet Gill', state: 'Waiting 3 min, seven screens done online', progress: 'Called' },
]

const label =
	'The queue of a branch: token A 41 waits for the second officer, A 42 has both holders’ signatures, and A 43 is called to desk 3 with seven screens done online.'

/** The tokens of a branch, with how far each case is. */
export function BranchQueue() {
	return (
		<div
			role="img"
			aria-label={label}
			className="mt-10 grid gap-px overflow-hidden rounded-lg bg-line text-ink shadow-light desktop:grid-cols-3 print:hidden"
		>
			{tokens.map(({ token, who, state, progress }) => {
				const isCalled = progress === 'Called'
				return (
					<div key={token} className={classNames('px-6 py-5', isCalled ? 'bg-moon' : 'bg-surface')}>
						<div className="flex items-baseline justify-between gap-4">
							<span className="text-title font-semibold tabular-nums">{token}</span>
							<span className="text-sm font-semibold">{isCalled ? 'To desk 3' : progress}</span>
						</div>
						<div className="mt-2 text-sm font-semibold">{who}</div>
						<div className={classNames('text-sm', !isCalled && 'text-muted')}>{state}</div>
					</div>
				)
			})}
		</div>
	)
}
