import { Bar, PublicSiteLink } from './top-bar.tsx'

/** The page with its skeleton, and the page that replaces it. */
export const frame = 'min-h-dvh bg-paper'

const bar = 'block rounded-sm bg-sunken motion-safe:animate-pulse'

/** The frame that the server renders. It cannot see who is signed in. */
export function PageSkeleton() {
	return (
		<div className={frame}>
			<Bar>
				<PublicSiteLink />
			</Bar>
			<div className="flex">
				<div className="hidden h-[calc(100dvh-var(--bar))] w-17 shrink-0 border-e border-line bg-surface tablet:block desktop:w-60" />
				<main aria-busy="true" className="min-w-0 flex-1">
					<div className="mx-auto flex max-w-[76rem] flex-col gap-4 px-4 py-6 tablet:px-8 tablet:py-9">
						<p className="sr-only" role="status">
							Loading
						</p>
						<span className={`${bar} h-9 w-52`} />
						<span className={`${bar} h-5 w-80 max-w-full`} />
						<span className={`${bar} mt-4 h-64 w-full rounded-md`} />
					</div>
					<noscript>
						<p className="px-4 tablet:px-8">The back office needs JavaScript. Turn it on and reload the page.</p>
					</noscript>
				</main>
			</div>
		</div>
	)
}
