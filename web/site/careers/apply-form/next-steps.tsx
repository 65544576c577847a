const steps = [
	'You get a mail at once that says your application is here.',
	'A recruiter reads your application and your CV.',
	'You hear from us by mail, whatever the outcome.',
]

export function NextSteps() {
	return (
		<>
			<h3 className="mt-6 text-title">What happens next</h3>
			<ol className="mt-3 grid gap-3">
				{steps.map((step, index) => (
					<li key={step} className="grid grid-cols-[1.75rem_1fr]">
						<span aria-hidden="true" className="font-semibold text-brand-strong tabular-nums">
							{index + 1}
						</span>
						{step}
					</li>
				))}
			</ol>
		</>
	)
}
