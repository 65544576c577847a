import { CircleCheck, Link2, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import type { SignatureName } from './signature-name.ts'

/**
 * The frame of a scene that a visitor operates: heading and status in the top line, the stage, and a last line with what
 * the case saved. It fits a window of 1280 by 800. Below `desktop` the status is among the parts of the stage: those with
 * `-order-1` are above it. Controls are native and named (`web/enhance/signature/operate.ts`). `untouched` says without
 * script what the controls would show.
 */
export function SignatureFrame({
	name,
	heading,
	intro,
	said,
	untouched,
	children,
}: {
	name: SignatureName
	heading: string
	intro: string
	/** The status at the start. */
	said: string
	untouched: ReactNode
	children: ReactNode
}) {
	const id = `operate-${name}`
	return (
		<section
			id={id}
			aria-labelledby={`${id}-heading`}
			className="relative -scroll-mt-6 overflow-clip border-y border-line bg-brand-soft py-14 desktop:py-[clamp(1.25rem,calc((100svh-47.5rem)/2),6rem)] print:py-4"
		>
			<div className="shell">
				<form
					data-enhance="operable"
					data-scene={name}
					autoComplete="off"
					className="group/scene grid grid-cols-[minmax(0,1fr)] gap-4 desktop:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] desktop:items-center desktop:gap-x-8"
				>
					<div className="max-desktop:-order-2 max-desktop:mb-2">
						<div className="flex flex-wrap-reverse items-center gap-x-4 gap-y-1">
							<h2 id={`${id}-heading`} className="text-[1.75rem] leading-tight">
								{heading}
							</h2>
							<p className="inline-flex items-center gap-2 rounded-full bg-surface px-3 text-sm font-semibold text-brand-strong max-desktop:mb-2 noscript:hidden print:hidden">
								<span aria-hidden="true" className="size-2 rounded-full bg-brand" />
								Try it here
							</p>
						</div>
						<p className="mt-1.5 text-pretty text-muted">{intro}</p>
					</div>
					<div className="relative z-10 flex min-h-30 items-center rounded-md bg-night px-5 py-3 text-on-night tablet:min-h-20 desktop:min-h-23 noscript:hidden print:hidden">
						<p role="status" className="border-s-2 border-moon ps-4 text-sm font-semibold text-pretty">
							{said}
						</p>
					</div>
					<div className="max-desktop:contents desktop:col-span-full">{children}</div>
					<div className="flex flex-wrap items-center gap-2 desktop:col-span-full noscript:hidden print:hidden">
						<p className="me-auto flex min-h-11 items-center gap-2 text-sm max-tablet:basis-full">
							<CircleCheck
								aria-hidden="true"
								className="hidden size-5 shrink-0 text-success group-data-ended/scene:block"
							/>
							<span>
								<b>What it saved:</b> <span data-part="saved">nothing yet</span>
							</span>
						</p>
						<ButtonLink
							href={`#${id}`}
							data-part="link"
							variant="secondary"
							size="small"
							className="whitespace-nowrap max-desktop:min-h-11 max-tablet:flex-1 max-tablet:px-2"
						>
							<Link2 aria-hidden="true" className="size-4" />
							Copy link to this state
						</ButtonLink>
						<Button name="again" variant="secondary" size="small" className="whitespace-nowrap max-desktop:min-h-11">
							<RotateCcw aria-hidden="true" className="size-4" />
							Start again
						</Button>
					</div>
				</form>
				<div className="mt-8 hidden max-w-measure flex-col gap-3 noscript:flex print:flex">{untouched}</div>
			</div>
		</section>
	)
}
