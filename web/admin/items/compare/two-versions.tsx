import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import type { SideContent } from '../merge/entries.ts'

/** One of the two versions that are compared. `detail` says who saved it and when. */
export type Side = SideContent & { label: string; detail?: ReactNode }

/** Of a list of parts the browser lays out only those near the window. The padding leaves room for outlines. */
export const partLook = '-m-1 p-1 [contain-intrinsic-block-size:auto_12rem] [content-visibility:auto]'

const columns = 'grid gap-3 tablet:grid-cols-2'

/** Who has saved which version. */
export const SideHeadings = ({ sides }: { sides: readonly [Side, Side] }) => (
	<div className={columns}>
		{sides.map(({ label, detail }) => (
			<div key={label} className="min-w-0 rounded-md bg-sunken px-3 py-2.5">
				<p className="font-semibold wrap-anywhere">{label}</p>
				{detail && <div className="text-sm text-muted">{detail}</div>}
			</div>
		))}
	</div>
)

type VersionProps = { label: string; chosen?: boolean; children: ReactNode }

/** Two versions side by side, on phones one below the other. */
export const TwoVersions = ({ versions }: { versions: readonly [VersionProps, VersionProps] }) => (
	<div className={columns}>
		{versions.map((version) => (
			<Version key={version.label} {...version} />
		))}
	</div>
)

export const Version = ({ label, chosen = false, children }: VersionProps) => (
	<div
		className={classNames(
			'min-w-0 rounded-md border p-3 transition-colors',
			chosen ? 'border-brand ring-1 ring-brand' : 'border-line',
		)}
	>
		<p className="mb-1.5 flex items-center gap-1.5 text-xs font-semibold text-muted">
			<span>{label}</span>
			{chosen && <Check aria-hidden="true" className="size-4 text-brand" />}
		</p>
		{children}
	</div>
)
