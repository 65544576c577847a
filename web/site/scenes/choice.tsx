import type { ReactNode } from 'react'
import type { SceneChoice } from '#web/content/scene-choices.ts'
import { classNames } from '#web/ui/class-names.ts'

const shownWhen = [
	'chosen-2:invisible chosen-3:invisible',
	'invisible chosen-2:visible',
	'invisible chosen-3:visible',
] as const

/** A scene on a night ground with a choice below it. CSS alone shows the chosen state (`scenes.css`). */
export function WithChoice({ choice, children }: { choice: SceneChoice; children: ReactNode }) {
	const { question, options } = choice
	return (
		<div className="scene-choice">
			{children}
			<fieldset className="relative mt-6 print:hidden">
				<legend className="text-sm font-semibold text-on-night-muted">{question}</legend>
				<div className="mt-2 inline-flex flex-wrap gap-1 max-tablet:w-full rounded-md border border-night-line bg-night p-1">
					{options.map(({ label }, index) => (
						<label
							key={label}
							className="inline-flex min-h-9 cursor-pointer items-center justify-center rounded-sm px-3.5 text-sm max-tablet:grow max-tablet:px-2.5 font-semibold text-on-night transition-colors not-has-checked:hover:bg-night-line has-checked:bg-moon has-checked:text-night has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-moon"
						>
							<input
								type="radio"
								name="scene-choice"
								value={index + 1}
								defaultChecked={index === 0}
								className="sr-only"
							/>
							{label}
						</label>
					))}
				</div>
				{/* All in one cell, so that the page keeps its height. */}
				<div role="status" className="mt-3 grid max-w-measure text-sm text-on-night-muted">
					{options.map(({ label, says }, index) => (
						<p key={label} className={classNames('text-balance [grid-area:1/1]', shownWhen[index])}>
							{says}
						</p>
					))}
				</div>
			</fieldset>
		</div>
	)
}
