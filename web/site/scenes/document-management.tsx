import type { ReactNode } from 'react'
import { brand } from '#web/content/brand.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Chip, Lines, Pane, SceneField, Sign } from './kit.tsx'

const folders = [
	{ name: 'Premises', indent: '' },
	{ name: 'North', indent: 'ms-4' },
	{ name: 'South', indent: 'ms-4' },
	{ name: 'Lakemont', indent: 'ms-8' },
	{ name: 'Merrow', indent: 'ms-8' },
] as const

const fields = [
	{ label: 'Lessor', value: 'Rajan Estates', at: 'at-3' },
	{ label: 'Branch', value: '0417 Merrow', at: 'at-4' },
	{ label: 'Rent a month', value: `${brand.currency} 84,000`, at: 'at-5' },
	{ label: 'Term', value: 'Apr 24 to Mar 33', at: 'at-6' },
] as const

/** The third version of a lease: its index fields choose its folder. */
export function DocumentManagementScene() {
	return (
		<>
			<Sheet version="1.0" when="4 Mar" className="top-[0.6em] left-[15.1em] narrow:left-[6.2em]" />
			<Sheet version="1.1" when="11 Mar" className="play-rise at-1 top-[2.4em] left-[14em] narrow:left-[5.1em]" />
			<Sheet version="2.0" when="18 Mar, signed" className="play-rise at-2 top-[4.2em] left-[12.9em] narrow:left-[4em]">
				<div className="px-5 pt-3">
					<div className="text-center text-title font-semibold">Lease agreement</div>
					<div className="mt-0.5 text-center text-xs text-muted">Branch rooms, 12 Fort Road, Merrow</div>
					<Lines count={3} className="mt-3" />
					<div className="my-2 rounded-sm bg-moon px-2 py-1 text-xs font-semibold narrow:hidden">
						7. Three years of lock-in
					</div>
					<Lines count={6} />
					<Lines count={3} className="mt-3" />
					<div className="mt-4 flex items-end gap-4">
						<svg
							aria-hidden="true"
							viewBox="0 0 60 24"
							className="h-[2.6em] text-brand-strong"
							fill="none"
							stroke="currentColor"
						>
							<path
								pathLength="1"
								className="play-draw at-5"
								strokeWidth="1.6"
								strokeLinecap="round"
								d="M3 17C9 4 14 2 13 9S7 21 12 19 22 7 25 8s-5 10 0 9 7-8 10-8-3 7 1 7 6-5 9-6-1 5 3 5 5-3 9-5"
							/>
						</svg>
						<Chip className="narrow:hidden">24 pages</Chip>
					</div>
				</div>
			</Sheet>
			<Pane
				title="Index fields"
				className="play-rise at-3 top-[13.4em] left-[28em] w-[12em] narrow:top-[12.2em] narrow:right-0 narrow:left-auto narrow:w-[11.6em]"
			>
				<div className="flex flex-col gap-2 px-4 py-3">
					{fields.map(({ label, value, at }) => (
						<div key={label} className="flex items-center justify-between">
							<SceneField label={label}>{value}</SceneField>
							<Sign className={classNames('play-pop', at)} />
						</div>
					))}
				</div>
			</Pane>
			<Pane title="Repository" className="top-[10em] left-0 w-[13.4em] narrow:top-[12.2em] narrow:w-[13em]">
				<ul className="flex flex-col gap-1.5 px-4 pt-3 text-sm">
					{folders.map(({ name, indent }) => (
						<li key={name} className={classNames('flex items-center gap-2', indent)}>
							<Icon name="folder-open" className="size-[1.2em] text-muted" />
							{name}
						</li>
					))}
				</ul>
				<div className="play-appear at-7 mx-4 mt-1.5 ms-16 flex items-center gap-2 text-sm font-semibold text-brand-strong">
					<Icon name="folder-open" className="size-[1.2em]" />
					Leases
				</div>
				<div className="play-fall at-9 mt-2 flex items-center gap-2 bg-brand px-4 py-2.5 ps-[4.8em] text-sm font-semibold text-on-brand narrow:pe-0 narrow:ps-16">
					<Icon name="file-text" className="size-[1.2em]" />
					Lease agreement
				</div>
				<div className="play-appear at-11 px-4 py-2.5 text-xs text-muted">Filed by rule</div>
			</Pane>
		</>
	)
}

type SheetProps = { version: string; when: string; className: string; children?: ReactNode }

function Sheet({ version, when, className, children }: SheetProps) {
	return (
		<div className={classNames('scene-pane h-[24.4em] w-[16.8em]', className)}>
			<div className="flex h-[1.8em] items-center justify-between border-b border-line px-4 text-xs">
				<span className="font-semibold">Version {version}</span>
				<span className="text-muted">{when}</span>
			</div>
			{children}
		</div>
	)
}
