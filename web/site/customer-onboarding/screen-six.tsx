const label =
	'Screen six of nine on a phone: the tax number is read from the card and its name filled in, the mobile number is confirmed, and a line says that the form is saved.'

const answers = [
	{ question: 'Tax number', answer: '4471 0093 85', note: 'Read from the card' },
	{ question: 'Name as on the card', answer: 'Anjali Thomas', note: 'Filled in' },
	{ question: 'Mobile', answer: '94473 55519', note: 'Confirmed by code' },
]

/** A step of the portal on a phone. */
export function ScreenSix() {
	return (
		<div
			role="img"
			aria-label={label}
			className="mt-8 max-w-80 rounded-lg bg-ink p-2.5 shadow-light max-desktop:mx-auto print:hidden"
		>
			<div className="overflow-hidden rounded-md bg-surface px-4 py-4 text-sm text-ink">
				<div className="flex justify-between text-muted tabular-nums">
					<span>Your bank</span>
					<span>6 of 9</span>
				</div>
				<svg viewBox="0 0 90 2" preserveAspectRatio="none" aria-hidden="true" className="mt-2 h-1 w-full">
					<path d="M0 0h90v2H0z" className="fill-line" />
					<path d="M0 0h60v2H0z" className="fill-brand" />
				</svg>
				<div className="mt-4 text-lg font-semibold">Is this you?</div>
				{answers.map(({ question, answer, note }) => (
					<div key={question} className="mt-3 rounded-sm border border-line px-3 py-2">
						<div className="flex justify-between gap-3 text-xs">
							<span className="text-muted">{question}</span>
							<span className="text-success">{note}</span>
						</div>
						<div className="mt-0.5 font-semibold tabular-nums">{answer}</div>
					</div>
				))}
				<div className="mt-4 rounded-sm bg-brand py-2.5 text-center font-semibold text-on-brand">Yes, go on</div>
				<div className="mt-2 text-center text-xs text-muted">Saved 4 seconds ago</div>
			</div>
		</div>
	)
}
