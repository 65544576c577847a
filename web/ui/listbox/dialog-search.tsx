import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'

/** The search in the head of a dialog, whose list always shows. Its children follow it. */
export const DialogSearch = ({ children, ...rest }: Omit<ComponentProps<'input'>, 'className'>) => (
	<label className="flex min-w-0 flex-1 items-center gap-3">
		<Search aria-hidden="true" className="size-5 shrink-0 text-muted" />
		<input
			{...rest}
			type="text"
			dir="auto"
			role="combobox"
			aria-expanded="true"
			className="min-h-9 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-muted"
		/>
		{children}
	</label>
)
