import type { ReactNode } from 'react'
import { brand } from '#web/content/brand.ts'
import { Chip, SceneAvatar, Sign } from '#web/site/scenes/kit.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'

/** A piece of the document at one station of its route. In a narrow column (`@max-[12rem]`) everything in it is smaller. */
function Slip({ className, children }: { className?: string; children: ReactNode }) {
	return (
		<div
			className={classNames(
				'w-full rounded-md bg-surface p-3.5 text-sm shadow-light @max-[12rem]:p-2 @max-[12rem]:text-xs',
				className,
			)}
		>
			{children}
		</div>
	)
}

const doors: readonly IconName[] = ['scan-line', 'mail', 'server', 'folder-open']
const bars = ['w-1', 'w-0.5', 'w-0.5', 'w-1.5', 'w-0.5', 'w-1', 'w-0.5', 'w-1.5', 'w-0.5', 'w-0.5', 'w-1'] as const

export function Captured() {
	return (
		<Slip>
			<div className="flex justify-between text-muted">
				{doors.map((door) => (
					<span
						key={door}
						className={classNames(
							'flex size-9 items-center justify-center rounded-sm @max-[12rem]:size-7',
							door === 'mail' ? 'bg-brand text-on-brand' : 'bg-sunken',
						)}
					>
						<Icon name={door} className="size-4.5" />
					</span>
				))}
			</div>
			<div className="mt-3 flex items-end justify-between gap-2">
				<div className="flex h-7 gap-0.75">
					{bars.map((bar, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: the bars never change
						<span key={index} className={classNames('h-full bg-ink', bar)} />
					))}
				</div>
				<span className="text-xs font-semibold tabular-nums">IN-8841</span>
			</div>
		</Slip>
	)
}

export function Read() {
	const fields = [
		['Supplier', 'Ombra Steelworks', 'tick'],
		['Amount', `${brand.currency} 184,200`, 'tick'],
		['Order', '4500-1?8', 'alert'],
	] as const
	return (
		<Slip>
			<ul className="grid gap-1.5">
				{fields.map(([label, value, sign]) => (
					<li
						key={label}
						className={classNames(
							'flex items-center justify-between gap-2 rounded-sm px-2 py-1 @max-[12rem]:px-1',
							sign === 'tick' ? 'bg-sunken' : 'bg-warning-soft text-warning',
						)}
					>
						<span>
							<span className={classNames('block text-xs leading-tight', sign === 'tick' && 'text-muted')}>
								{label}
							</span>
							<span className="block leading-tight font-semibold whitespace-nowrap tabular-nums">{value}</span>
						</span>
						<Sign kind={sign} />
					</li>
				))}
			</ul>
		</Slip>
	)
}

export function Matched() {
	const papers = [
		['Order', 'w-full', '12 of 12'],
		['Invoice', 'w-full', '12 of 12'],
		['Receipt', 'w-11/12', '11 of 12'],
	] as const
	return (
		<Slip>
			<ul className="grid gap-2.5">
				{papers.map(([name, width, lines]) => (
					<li key={name}>
						<span className="flex justify-between gap-2 text-xs">
							<span className="font-semibold">{name}</span>
							<span className="text-muted tabular-nums">{lines}</span>
						</span>
						<span className="mt-1 flex h-2 gap-0.5 rounded-full bg-warning-soft">
							<span className={classNames('rounded-full bg-success', width)} />
						</span>
					</li>
				))}
			</ul>
		</Slip>
	)
}

export function Approved() {
	return (
		<Slip className="grid gap-2.5">
			<span className="flex items-center gap-2.5">
				<SceneAvatar initials="MO" />
				<span className="flex-1 leading-tight font-semibold whitespace-nowrap">Mercy O.</span>
				<Sign />
			</span>
			<span className="flex items-center gap-2.5">
				<SceneAvatar initials="JL" tone="moon" />
				<span className="flex-1 leading-tight whitespace-nowrap">
					<span className="block font-semibold">Jonas L.</span>
					<span className="block text-xs text-muted">for Lucía F.</span>
				</span>
				<Sign />
			</span>
		</Slip>
	)
}

export function Filed() {
	return (
		<Slip>
			<span className="flex items-center gap-2 rounded-sm border border-edge px-2.5 py-1.5">
				<Icon name="search" className="size-4 shrink-0 text-muted" />
				<span className="truncate">ombra 184200</span>
			</span>
			<span className="mt-2.5 flex items-center gap-2">
				<Icon name="file-check" className="size-5 shrink-0 text-brand @max-[12rem]:hidden" />
				<span className="flex-1 font-semibold whitespace-nowrap">IN-8841</span>
				<Chip tone="success">until 2032</Chip>
			</span>
		</Slip>
	)
}
