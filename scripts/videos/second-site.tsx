import { cityOf, headOffice } from '#web/content/brand-facts.ts'
import { Chip, Pane, SceneAvatar, Sign } from '#web/site/scenes/kit.tsx'

const order = ['Network', 'Database', 'Application', 'Users in'] as const
const entrances = ['at-5', 'at-7', 'at-9', 'at-11'] as const

/** The first site fails, and traffic moves to the second one, which starts in the planned order. */
export function SecondSite() {
	return (
		<>
			<div className="scene-pane top-[0.6em] left-[11em] flex w-[18em] items-center justify-between px-5 py-3">
				<span className="font-semibold">640 people at work</span>
				<span className="flex">
					<SceneAvatar initials="AN" />
					<SceneAvatar initials="LM" tone="moon" className="-ml-1" />
					<SceneAvatar initials="GO" tone="success" className="-ml-1" />
				</span>
			</div>
			<svg viewBox="0 0 400 300" aria-hidden="true" className="absolute inset-0 size-full" fill="none" strokeWidth="3">
				<path d="M200 46C200 80 84 66 84 100" className="stroke-on-night-muted" strokeDasharray="3 7" />
				<path d="M200 46C200 80 300 66 300 100" pathLength="1" className="play-draw at-4 stroke-moon" />
			</svg>
			<Pane title="First site" note={cityOf(headOffice)} className="top-[10em] left-0 w-[17em]">
				<div className="h-[10em] px-4 py-3">
					<Chip tone="success">In service</Chip>
				</div>
				<div className="play-appear at-2 absolute inset-0 flex flex-col items-center justify-center gap-3 bg-night text-on-night ring-[0.1em] ring-danger ring-inset">
					<Sign kind="cross" className="size-[2.4em]" />
					<span className="font-semibold">Out of reach since 10:02</span>
				</div>
			</Pane>
			<Pane title="Second site" note="standby" className="top-[10em] left-[20.4em] w-[19em]">
				<ol className="px-4 py-2">
					{order.map((step, index) => (
						<li key={step} className="flex items-center gap-3 border-b border-line py-2 last:border-0">
							<Sign className={`play-pop ${entrances[index]}`} />
							{step}
						</li>
					))}
				</ol>
			</Pane>
			<div className="scene-pane play-rise at-12 top-[25em] left-[9.6em] flex w-[21em] items-center gap-4 px-5 py-3">
				<span className="text-heading leading-none font-semibold tabular-nums">41:00</span>
				<span className="text-sm text-muted">of 60 minutes</span>
				<Chip tone="success" className="ml-auto">
					Passed
				</Chip>
			</div>
		</>
	)
}
