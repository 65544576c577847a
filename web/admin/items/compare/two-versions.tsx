import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import type { SideContent } from '../merge/entries.ts'

/** One of the two versions that are compared. `detail` says who saved it and when. */
export type Side = SideContent & { label: string; detail?: ReactNode }

type Props = {
	children: readonly [ReactNode, ReactNode]
	labels: readonly [string, string]
	chosen?: readonly boolean[]
}

/** Two versions side by side, on phones one below the other. */
export const TwoVersions = ({ children, labels, chosen = [] }: Props) => (
	<div className="grid gap-3 tablet:grid-cols-2">
		{labels.map((label, place) => (
			<Version key={label} label={label} chosen={chosen[place]}>
				{children[place]}
			</Version>
		))}
	</div>
)

export const Version = ({
	label,
	chosen = false,
	children,
}: {
	label: string
	chosen?: boolean
	children: ReactNode
}) => (
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

export const SideHeading = ({ side: { label, detail } }: { side: Side }) => (
	<div className="min-w-0 rounded-md bg-sunken px-3 py-2.5">
		<p className="font-semibold wrap-anywhere">{label}</p>
		{detail && <div className="text-sm text-muted">{detail}</div>}
	</div>
)
