import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

type Props = {
	summary: ReactNode
	className?: string
	/** Whether it is open at first. */
	isOpen?: boolean
	/** Called once it opens. */
	onOpen?: () => void
	children: ReactNode
}

/** Details that are closed at first. */
export const Fold = ({ summary, className, isOpen, onOpen, children }: Props) => (
	<details
		open={isOpen}
		onToggle={onOpen && (({ currentTarget }) => currentTarget.open && onOpen())}
		className={classNames('group min-w-0 text-sm', className)}
	>
		<summary className="inline-flex min-h-7 max-w-full cursor-pointer list-none items-center gap-1 rounded-sm text-muted hover:text-ink [&::-webkit-details-marker]:hidden">
			<ChevronRight
				aria-hidden="true"
				className="-ms-0.5 size-4 shrink-0 transition-transform group-open:rotate-90 rtl:-scale-x-100"
			/>
			{summary}
		</summary>
		{children}
	</details>
)
