import { brand } from '#web/content/brand.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { BusinessProcessCanvas } from './business-process-canvas.tsx'
import { Chip, Pane, SceneAvatar, SceneField } from './kit.tsx'

const tools = ['users', 'settings', 'git-branch', 'timer', 'mail', 'layers'] as const satisfies readonly IconName[]

/**
 * A BPMN canvas: the token of a capital request passes the budget and the first approval and stops at the second. On a
 * phone its lanes are columns.
 */
export function BusinessProcessManagementScene() {
	return (
		<>
			<Pane
				title="Capital request"
				note="Version 3, published"
				className="top-0 left-0 h-[24em] w-[40em] narrow:h-full narrow:w-full"
			>
				<div className="absolute top-[2.4em] bottom-0 left-0 flex w-[2.8em] flex-col items-center gap-3 border-e border-line pt-4 text-muted narrow:hidden">
					{tools.map((tool, index) => (
						<Icon key={tool} name={tool} className={classNames('size-[1.3em]', index === 0 && 'text-brand')} />
					))}
				</div>
				<BusinessProcessCanvas shape="wide" className="top-[2.4em] left-[2.8em] w-[37.2em] narrow:hidden" />
				<BusinessProcessCanvas shape="tall" className="top-[2.4em] left-0 hidden w-full narrow:block" />
			</Pane>
			<Pane
				title="Your task"
				note="Due in 22 h"
				className="play-rise at-12 top-[21.2em] left-[5.2em] w-[19em] narrow:top-auto narrow:bottom-[0.6em] narrow:left-[0.6em] narrow:w-[23.8em] narrow:[&>:first-child]:hidden"
			>
				<div className="flex items-center gap-3 px-4 pt-3">
					<SceneAvatar initials="FH" tone="night" />
					<SceneField label="Compressor, plant Merrow">{`${brand.currency} 1,840,000`}</SceneField>
					<Chip tone="success" className="ms-auto">
						Budget free
					</Chip>
				</div>
				<div className="flex gap-2 px-4 py-3 text-sm font-semibold">
					<span className="rounded-sm bg-brand px-3 py-1 text-on-brand">Approve</span>
					<span className="rounded-sm border border-line px-3 py-1">Return</span>
					<span className="rounded-sm border border-line px-3 py-1">Refuse</span>
				</div>
			</Pane>
		</>
	)
}
