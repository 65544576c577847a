import { brand } from '#web/content/brand.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { LogoMark } from '#web/ui/logo.tsx'
import { Chip, Pane, Sign } from './kit.tsx'

const arrived = [
	{ icon: 'scan-line', name: 'Land record 77/3', door: 'Scanner', place: 'top-[0.6em]' },
	{ icon: 'mail', name: 'Invoice 8841', door: 'Email', place: 'top-[5.1em]' },
	{ icon: 'smartphone', name: 'Savings account', door: 'Phone', place: 'top-[9.6em]' },
	{ icon: 'inbox', name: 'Letter of 2 Sep', door: 'Post room', place: 'top-[14.1em]' },
] as const satisfies readonly { icon: IconName; name: string; door: string; place: string }[]

const desks = [
	{ name: 'Filed', where: 'Archive', at: '', place: 'top-[0.6em]' },
	{ name: 'Opened', where: 'Core banking', at: 'at-1', place: 'top-[9.6em]' },
	{ name: 'With an owner', where: 'Register', at: 'at-2', place: 'top-[14.1em]' },
] as const

const ways = [
	'M125 23C160 23 160 75 200 88',
	'M125 68C155 68 160 85 200 92',
	'M125 113C155 113 160 100 200 96',
	'M125 158C160 158 160 112 200 100',
	'M228 88C262 75 262 23 290 23',
	'M228 98C250 105 262 113 290 113',
	'M228 102C256 115 262 158 290 158',
] as const

const read = [
	{ label: 'Supplier', value: 'Ombra Steelworks' },
	{ label: 'Amount', value: `${brand.currency} 184,200` },
	{ label: 'Order', value: '4500-118' },
] as const

/**
 * Four documents arrive by four channels and are read. The software settles three of them, and one waits for a person. It is
 * the first thing on the site, so all of it is there at once, and the settled documents only move into place.
 */
export function HomeScene() {
	return (
		<>
			<svg
				viewBox="120 0 180 300"
				preserveAspectRatio="none"
				aria-hidden="true"
				className="absolute top-0 left-[12em] h-full w-[18em] stroke-on-night-muted narrow:left-[8.2em] narrow:w-[8em]"
				fill="none"
				strokeWidth="1.5"
			>
				<path d={ways.join('')} />
			</svg>
			<div className="absolute top-[11em] left-[21.275em] h-[8em] w-[0.25em] bg-moon-deep narrow:left-[12.275em]" />
			{arrived.map(({ icon, name, door, place }) => (
				<div
					key={name}
					className={classNames(
						'scene-pane left-0 flex w-[12.5em] items-center gap-2.5 px-3 py-2 narrow:w-[9em]',
						place,
					)}
				>
					<Icon name={icon} className="size-[1.3em] shrink-0 text-brand narrow:hidden" />
					<div>
						<div className="text-sm leading-tight font-semibold whitespace-nowrap">{name}</div>
						<div className="text-xs leading-tight text-muted">{door}</div>
					</div>
				</div>
			))}
			<div className="absolute top-[6.7em] left-[18.6em] flex size-[5.6em] items-center justify-center rounded-full bg-night ring-2 ring-moon-deep narrow:top-[7.5em] narrow:left-[10.4em] narrow:size-[4em]">
				<LogoMark onNight className="size-[2.8em]" />
			</div>
			{desks.map(({ name, where, at, place }) => (
				<div
					key={name}
					className={classNames(
						'scene-pane play-settle left-[29em] flex w-[11em] items-center gap-2.5 px-3 py-2 narrow:right-0 narrow:left-auto narrow:w-[9.6em]',
						at,
						place,
					)}
				>
					<Sign />
					<div>
						<div className="text-sm leading-tight font-semibold whitespace-nowrap">{name}</div>
						<div className="text-xs leading-tight text-muted">{where}</div>
					</div>
				</div>
			))}
			<Pane
				title="For you to decide"
				note="Invoice 8841"
				className="top-[19em] left-[5.5em] w-[30em] narrow:left-0 narrow:w-full"
			>
				<div className="flex justify-between gap-4 px-4 pt-3">
					{read.map(({ label, value }) => (
						<div key={label}>
							<div className="text-xs text-muted">{label}</div>
							<div className="text-sm font-semibold whitespace-nowrap tabular-nums">{value}</div>
						</div>
					))}
				</div>
				<div className="mt-2.5 flex items-center gap-3 border-t border-line bg-warning-soft px-4 py-2.5">
					<Sign kind="alert" />
					<span className="flex-1 text-sm font-semibold text-warning">The bank account is new</span>
					<Chip className="bg-surface! narrow:hidden">Ask back</Chip>
					<Chip tone="night">Approve</Chip>
				</div>
			</Pane>
		</>
	)
}
