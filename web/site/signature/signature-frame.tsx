import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { SignatureName } from './signature-name.ts'

/**
 * The frame of a scene that a visitor operates: heading, stage, and the status line that says what happened. Controls are native and
 * named (`web/enhance/signature/operate.ts`). `untouched` says without script what the controls would show.
 */
export function SignatureFrame({
	name,
	heading,
	intro,
	said,
	untouched,
	className,
	children,
}: {
	name: SignatureName
	heading: string
	intro: string
	/** The status at the start. */
	said: string
	untouched: ReactNode
	className?: string
	children: ReactNode
}) {
	const id = `operate-${name}`
	return (
		<section
			aria-labelledby={id}
			className={classNames(
				'relative overflow-clip border-y border-line bg-brand-soft py-16 desktop:py-24 print:py-4',
				className,
			)}
		>
			<div className="shell">
				<div className="max-w-[52rem]">
					<p className="inline-flex items-center gap-2 text-sm font-semibold text-brand-strong noscript:hidden print:hidden">
						<span aria-hidden="true" className="size-2 rounded-full bg-brand" />
						Try it here
					</p>
					<h2 id={id} className="mt-2 text-page">
						{heading}
					</h2>
					<p className="mt-4 max-w-measure text-lg text-balance">{intro}</p>
				</div>
				<form
					data-enhance="operable"
					data-scene={name}
					autoComplete="off"
					className="group/scene mt-10 desktop:mt-14 [&_:is(button,input,select,summary)]:scroll-mb-44"
				>
					{children}
					{/* As high as the longest status, so that the page below keeps its place. */}
					<div className="pointer-events-none sticky bottom-3 z-10 mt-3 flex min-h-36 items-end tablet:bottom-5 tablet:mt-4 tablet:min-h-24 noscript:hidden print:hidden">
						<div className="pointer-events-auto flex min-h-16 w-full items-center gap-x-4 rounded-md border border-night-line bg-night px-4 py-3 text-on-night shadow-light ring-4 ring-brand-soft tablet:gap-x-6 tablet:px-5">
							<p role="status" className="flex-1 font-semibold text-pretty max-tablet:text-sm">
								{said}
							</p>
							<Button
								name="again"
								variant="night"
								size="small"
								className="shrink-0 enabled:hover:border-on-night max-tablet:size-10 max-tablet:px-0"
							>
								<RotateCcw aria-hidden="true" className="size-4" />
								<span className="max-tablet:sr-only">Start again</span>
							</Button>
						</div>
					</div>
				</form>
				<div className="mt-8 hidden max-w-measure flex-col gap-3 noscript:flex print:flex">{untouched}</div>
			</div>
		</section>
	)
}
