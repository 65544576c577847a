import { classNames } from '#web/ui/class-names.ts'
import { Chip, Lines, Pane, SceneAvatar, Sign } from './kit.tsx'

const versions = [
	{ name: '5', who: 'Jonas L.', now: false },
	{ name: '6', who: 'Grace W.', now: false },
	{ name: '7', who: 'now', now: true },
] as const

/** A report with its readers: one sentence has a question and an answer. */
export function CollaborationScene() {
	return (
		<>
			<Pane
				title="Tender 117, evaluation"
				note={
					<span className="flex items-center gap-1 narrow:text-title">
						<SceneAvatar initials="GW" tone="brand" />
						<SceneAvatar initials="IS" tone="moon" />
						<SceneAvatar initials="DN" tone="success" />
						<SceneAvatar initials="JL" tone="night" />
					</span>
				}
				className="top-[0.6em] left-0 h-[28.6em] w-[27em] narrow:w-full"
			>
				<div className="flex gap-2 border-b border-line px-5 py-2">
					{versions.map(({ name, who, now }) => (
						<Chip key={name} tone={now ? 'night' : 'neutral'}>
							Version {name} · {who}
						</Chip>
					))}
				</div>
				<div className="px-6 pt-4 pe-[4.5em] narrow:pe-6">
					<div className="text-title font-semibold">4. Price and delivery</div>
					<Lines count={3} className="mt-3" />
					<p className="mt-3 text-sm leading-relaxed">
						Bidder C offers <del className="text-danger">14 weeks</del>{' '}
						<ins className="play-appear at-3 rounded-sm bg-success-soft px-1 font-semibold text-success no-underline">
							11 weeks
						</ins>{' '}
						from order to acceptance.{' '}
						<mark className="play-appear at-1 rounded-sm bg-moon px-1 text-ink">
							Its price is 6.2 per cent below the estimate.
						</mark>
					</p>
					<Lines count={5} className="mt-4" />
					<div className="mt-5 text-title font-semibold narrow:hidden">5. Recommendation</div>
					<Lines count={2} className="mt-3" />
					<div className="play-appear at-9 mt-3 flex items-center gap-1.5 narrow:hidden">
						<span className="h-[1.3em] w-[0.15em] bg-brand" />
						<Chip tone="brand">Grace is writing</Chip>
					</div>
				</div>
			</Pane>
			<Remark
				initials="IS"
				tone="moon"
				name="Imran Sheikh"
				when="10:04"
				text="Which estimate? The one of May, or the one with freight?"
				className="at-4 top-[5.6em] narrow:top-[15.8em]"
			/>
			<Remark
				initials="DN"
				tone="success"
				name="Devika Nair"
				when="10:09"
				text="With freight. The sheet is in folder 117/B, page 3."
				className="at-6 top-[13.2em] ms-[1em] narrow:top-[21.6em]"
			/>
			<div className="scene-pane play-rise at-8 top-[21.8em] left-[25em] flex w-[15em] items-center gap-2 px-4 py-2.5 text-sm font-semibold narrow:top-[31em] narrow:right-0 narrow:left-auto">
				<Sign /> Settled by Imran
			</div>
		</>
	)
}

type RemarkProps = {
	initials: string
	tone: 'moon' | 'success'
	name: string
	when: string
	text: string
	className: string
}

function Remark({ initials, tone, name, when, text, className }: RemarkProps) {
	return (
		<div
			className={classNames(
				'scene-pane play-rise left-[24em] w-[15em] px-4 py-3 narrow:right-0 narrow:left-auto narrow:w-[20em]',
				className,
			)}
		>
			<div className="flex items-center gap-2">
				<SceneAvatar initials={initials} tone={tone} />
				<span className="flex-1 text-sm font-semibold whitespace-nowrap">{name}</span>
				<span className="text-xs text-muted tabular-nums">{when}</span>
			</div>
			<p className="mt-1.5 text-sm leading-snug">{text}</p>
		</div>
	)
}
