import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'

/** The page's main area. A navigation scrolls to its top and moves the focus there. */
export function Content({ children }: { children: ReactNode }) {
	const { pathname } = useLocation()
	const goingTo = useNavigation().location?.pathname
	const main = useRef<HTMLElement>(null)
	const shown = useRef(pathname)

	useEffect(() => {
		if (shown.current === pathname) return
		shown.current = pathname
		window.scrollTo(0, 0)
		main.current?.focus({ preventScroll: true })
	}, [pathname])

	const leaving = goingTo !== undefined && goingTo !== pathname
	return (
		<main ref={main} id="content" tabIndex={-1} aria-busy={leaving} className="min-w-0 flex-1 outline-none">
			{/* The delay hides the bar on fast navigations. */}
			<div
				aria-hidden="true"
				className={classNames(
					'fixed inset-x-0 top-(--bar) z-30 h-0.5 transition-opacity',
					leaving ? 'opacity-100 delay-200' : 'opacity-0',
				)}
			>
				<div className="h-full bg-brand motion-safe:animate-pulse" />
			</div>
			<div className="mx-auto max-w-[76rem] px-4 py-6 tablet:px-8 tablet:py-9 has-data-full-width:max-w-none has-data-full-width:p-0 has-data-wide:max-w-[105rem]">
				{children}
			</div>
		</main>
	)
}
