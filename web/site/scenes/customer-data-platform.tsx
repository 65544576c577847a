import { classNames } from '#web/ui/class-names.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { Chip, Pane, SceneAvatar, When } from './kit.tsx'

const conditions = [
	{ text: 'Salary credited', detail: 'each of 6 months', count: '161,300', width: 'w-[88%]', at: 'at-2' },
	{ text: 'Holds no', detail: 'credit card', count: '58,740', width: 'w-[58%]', at: 'at-4' },
	{ text: 'Used the app', detail: 'this month', count: '21,905', width: 'w-[34%]', at: 'at-6' },
	{ text: 'Consent to', detail: 'offers by app', count: '9,214', width: 'w-[18%]', at: 'at-8' },
] as const

const sources = [
	{ icon: 'landmark', name: 'Core banking', said: 'Salary, 6 of 6 months', at: 'at-5' },
	{ icon: 'users', name: 'CRM', said: 'Complaint closed', at: 'at-6' },
	{ icon: 'smartphone', name: 'Mobile app', said: '4 visits this week', at: 'at-7' },
	{ icon: 'building-2', name: 'Branch', said: 'New address', at: 'at-8' },
] as const satisfies readonly { icon: IconName; name: string; said: string; at: string }[]

/** By the means of the offer: app, mail, call. */
const means = ['offers by app', 'offers by mail', 'calls'] as const
const reached = ['9,214', '14,870', '3,102'] as const
const sendings = ['App, Thursday 18:00', 'Mail, Tuesday 09:00', '12 branches call'] as const

/** The text of the chosen option. */
function Chosen({ texts: [first, second, third] }: { texts: readonly [string, string, string] }) {
	return (
		<>
			<When option={1}>{first}</When>
			<When option={2}>{second}</When>
			<When option={3}>{third}</When>
		</>
	)
}

/** A segment narrows from all profiles to the intended ones. One profile beside it is merged from four sources. */
export function CustomerDataPlatformScene() {
	return (
		<>
			<Pane title="Card offer, salaried" note="412,600 profiles" className="top-[0.8em] left-0 w-[26em] narrow:w-full">
				<ul className="flex flex-col gap-2.5 px-4 pt-3 pb-4">
					{conditions.map(({ text, detail, count, width, at }) => (
						<li key={text} className={classNames('play-rise', at)}>
							<div className="flex items-center gap-2 text-sm">
								<span className="w-[4.4em] font-semibold tabular-nums">
									{count === '9,214' ? <Chosen texts={reached} /> : count}
								</span>
								<span>{text}</span>
								<span className="rounded-sm bg-brand-soft px-2 py-0.5 font-semibold text-brand-strong">
									{count === '9,214' ? <Chosen texts={means} /> : detail}
								</span>
							</div>
							<div className="mt-1.5 h-[0.6em] rounded-full bg-sunken">
								<div
									className={classNames(
										'play-grow h-full rounded-full bg-brand',
										at,
										width,
										count === '9,214' && 'chosen-2:w-[26%] chosen-3:w-[7%]',
									)}
								/>
							</div>
						</li>
					))}
				</ul>
				<div className="flex items-end gap-5 border-t border-line bg-brand-soft px-4 py-3">
					<div>
						<div className="text-xs text-brand-strong">In the segment now</div>
						<div className="grid text-heading leading-none font-semibold">
							{conditions.map(({ count, at }) => (
								<span key={count} className={classNames('play-appear bg-brand-soft [grid-area:1/1]', at)}>
									{count === '9,214' ? <Chosen texts={reached} /> : count}
								</span>
							))}
						</div>
					</div>
					<Chip tone="success" className="play-pop at-10 bg-success! text-surface!">
						Purpose agreed
					</Chip>
				</div>
			</Pane>
			<Pane className="play-rise at-11 top-[22.6em] left-[1.6em] w-[20em] narrow:hidden">
				<div className="flex items-center gap-3 px-4 py-3">
					<Icon name="send" className="size-[1.5em] text-brand" />
					<div>
						<div className="text-sm font-semibold">
							<Chosen texts={sendings} />
						</div>
						<div className="text-xs text-muted">One in ten held back for comparison</div>
					</div>
				</div>
			</Pane>
			<Pane className="play-rise at-4 top-[8em] left-[23.4em] w-[16.6em] narrow:top-[21.2em] narrow:right-0 narrow:left-auto">
				<div className="flex items-center gap-3 bg-brand px-4 py-3 text-on-brand">
					<SceneAvatar initials="MP" tone="moon" />
					<div>
						<div className="text-sm font-semibold">Meera P.</div>
						<div className="text-xs">
							One of <Chosen texts={reached} />, joined at 0.99
						</div>
					</div>
				</div>
				<ul className="narrow:hidden">
					{sources.map(({ icon, name, said, at }) => (
						<li
							key={name}
							className={classNames('play-rise flex items-center gap-3 border-b border-line px-4 py-2', at)}
						>
							<Icon name={icon} className="size-[1.5em] text-brand" />
							<div>
								<div className="text-xs text-muted">{name}</div>
								<div className="text-sm font-semibold">{said}</div>
							</div>
						</li>
					))}
				</ul>
				<div className="px-4 py-3">
					<div className="flex justify-between text-sm">
						<span>Takes a card, likely</span>
						<span className="font-semibold tabular-nums">0.82</span>
					</div>
					<div className="mt-1.5 h-[0.6em] rounded-full bg-sunken">
						<div className="play-grow at-10 h-full w-[82%] rounded-full bg-moon-deep" />
					</div>
				</div>
			</Pane>
		</>
	)
}
