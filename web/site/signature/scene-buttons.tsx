import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'

type Scene = { name: string; onNight?: boolean }

const looks = {
	day: 'data-main:border-transparent data-main:bg-brand data-main:text-on-brand aria-pressed:border-night aria-pressed:bg-night aria-pressed:text-on-night',
	night: 'enabled:hover:border-on-night aria-pressed:border-on-night aria-pressed:bg-on-night aria-pressed:text-night',
}

/** One of several answers. The chosen one is filled and has a tick. */
export function Choice({ onNight = false, className, children, ...rest }: Scene & ComponentProps<typeof Button>) {
	return (
		<Button
			aria-pressed="false"
			variant={onNight ? 'night' : 'secondary'}
			{...rest}
			className={classNames('group/choice aria-pressed:opacity-100', looks[onNight ? 'night' : 'day'], className)}
		>
			<Tick className="opacity-0 group-aria-pressed/choice:opacity-100" />
			{children}
		</Button>
	)
}

/** An empty ring, which gets its tick by `className`. It keeps its place, so that a choice moves nothing. */
export function Tick({ className }: { className: string }) {
	return (
		<span
			aria-hidden="true"
			className="inline-flex size-5 shrink-0 items-center justify-center rounded-full border-2 border-current"
		>
			<Check className={classNames('size-3', className)} strokeWidth={4} />
		</span>
	)
}

/** An action that goes on. It is filled while it is the next one (`main` of `web/enhance/signature/operate.ts`). */
export function Step({ onNight = false, className, ...rest }: Scene & ComponentProps<'button'> & { 'data-main'?: '' }) {
	return (
		<Button
			variant={onNight ? 'night' : 'secondary'}
			{...rest}
			className={classNames(
				'data-main:border-transparent',
				onNight
					? 'data-main:bg-moon data-main:text-night'
					: 'data-main:bg-brand data-main:text-on-brand enabled:hover:data-main:bg-brand-strong',
				className,
			)}
		/>
	)
}
