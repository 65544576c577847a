import { SceneAvatar } from '#web/site/scenes/kit.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'

const signatories = [
	{ initials: 'TN', role: 'Initiator', tone: 'brand' },
	{ initials: 'RA', role: 'Recommender', tone: 'brand' },
	{ initials: 'MC', role: 'Reviewer', tone: 'brand' },
	{ initials: 'SV', role: 'Approver', tone: 'moon' },
] as const

const line =
	'relative flex px-1 py-6 before:absolute before:inset-x-[12%] before:top-[2.6rem] before:h-0.5 before:bg-edge/40 desktop:px-4'

/** Four roles in a row. The last one has the note. */
export function Signatories() {
	return (
		<div className={line}>
			{signatories.map(({ initials, role, tone }) => (
				<span key={role} className="relative flex flex-1 flex-col items-center gap-1.5">
					<SceneAvatar
						initials={initials}
						tone={tone}
						className={classNames('ring-4 ring-brand-soft', tone === 'brand' && 'bg-brand! text-on-brand!')}
					/>
					<span className="text-[0.6875rem] min-[26rem]:text-xs">{role}</span>
				</span>
			))}
		</div>
	)
}

const route = [
	{ icon: 'scan-line', name: 'Scan' },
	{ icon: 'folder-tree', name: 'File' },
	{ icon: 'split', name: 'Route' },
	{ icon: 'stamp', name: 'Approve' },
	{ icon: 'archive', name: 'Keep' },
] as const satisfies readonly { icon: IconName; name: string }[]

/** A document's route through archive and process. */
export function PaperRoute() {
	return (
		<div className={line}>
			{route.map(({ icon, name }) => (
				<span key={name} className="relative flex flex-1 flex-col items-center gap-1.5">
					<span className="flex size-9 items-center justify-center rounded-sm bg-surface text-brand shadow-light">
						<Icon name={icon} className="size-4.5" />
					</span>
					<span className="text-xs">{name}</span>
				</span>
			))}
		</div>
	)
}
