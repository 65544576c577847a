import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

type Looks = { variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'moon' | 'night'; size?: 'medium' | 'small' }

const base =
	'inline-flex items-center justify-center gap-2 rounded-sm border font-semibold transition-colors select-none ' +
	'disabled:cursor-not-allowed disabled:opacity-55 motion-safe:active:translate-y-px'

const sizes = { medium: 'min-h-11 px-5 py-2 text-base', small: 'min-h-9 px-3.5 py-1 text-sm' }

const variants = {
	primary: 'border-transparent bg-brand text-on-brand enabled:hover:bg-brand-strong [a&]:hover:bg-brand-strong',
	secondary: 'border-edge bg-surface text-ink enabled:hover:border-ink [a&]:hover:border-ink',
	quiet: 'border-transparent text-ink enabled:hover:bg-sunken [a&]:hover:bg-sunken',
	/* The primary and the secondary action on dark backgrounds. */
	moon: 'border-transparent bg-moon text-night [a&]:hover:bg-moon-deep',
	night: 'border-on-night-muted bg-night text-on-night [a&]:hover:border-on-night [a&]:hover:bg-night-line',
	danger: 'border-transparent bg-danger text-on-danger enabled:hover:bg-danger-strong [a&]:hover:bg-danger-strong',
}

/** For a link of the router that looks like a button. */
export const buttonLooks = ({ variant = 'primary', size = 'medium' }: Looks, className?: string) =>
	classNames(base, sizes[size], variants[variant], className)

/** A `busy` button shows a spinner in place of its `icon` and is disabled. */
export function Button({
	variant,
	size,
	icon: Icon,
	busy = false,
	disabled,
	type = 'button',
	className,
	children,
	...rest
}: Looks & { icon?: LucideIcon; busy?: boolean } & ComponentProps<'button'>) {
	return (
		<button
			{...rest}
			type={type}
			disabled={disabled || busy}
			aria-busy={busy || rest['aria-busy']}
			className={buttonLooks({ variant, size }, className)}
		>
			{busy ? <Spinner /> : Icon && <Icon aria-hidden="true" className="size-4" />}
			<span className="contents">{children}</span>
		</button>
	)
}

export function ButtonLink({ variant, size, className, children, ...rest }: Looks & ComponentProps<'a'>) {
	return (
		<a {...rest} className={buttonLooks({ variant, size }, className)}>
			{children}
		</a>
	)
}

/** A button with only an icon. `label` is its name and tooltip. */
export function IconButton({
	label,
	className,
	children,
	...rest
}: { label: string; children: ReactNode } & Omit<ComponentProps<'button'>, 'aria-label' | 'title'>) {
	return (
		<button
			type="button"
			{...rest}
			aria-label={label}
			title={label}
			className={classNames(
				'inline-flex size-9 shrink-0 items-center justify-center rounded-sm text-muted transition-colors',
				'enabled:hover:bg-sunken enabled:hover:text-ink disabled:cursor-not-allowed disabled:opacity-50 [&>svg]:size-5',
				className,
			)}
		>
			{children}
		</button>
	)
}
