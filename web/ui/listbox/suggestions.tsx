import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import type { Listbox } from './use-listbox.ts'

type Props<Option> = {
	listbox: Listbox<Option>
	/** Its place and size. */
	className: string
	children: (option: Option) => ReactNode
}

/** A list that pops up beside a text field. */
export const Suggestions = <Option,>({ listbox, className, children }: Props<Option>) => (
	<div
		{...listbox.list}
		className={classNames(
			'absolute z-30 overflow-y-auto rounded-md border border-line bg-surface p-1 shadow-light',
			className,
		)}
	>
		{listbox.options.map((option) => (
			<div
				key={listbox.keyOf(option)}
				{...listbox.optionProps(option)}
				className={classNames(
					'flex min-h-11 cursor-default items-center rounded-sm px-2.5 py-1.5 hover:bg-sunken',
					'aria-selected:bg-brand-soft aria-selected:text-brand-strong',
				)}
			>
				{children(option)}
			</div>
		))}
	</div>
)
