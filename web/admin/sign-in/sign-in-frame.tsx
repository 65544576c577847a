import type { ReactNode } from 'react'
import { NightLogo, NightPanel } from './night-panel.tsx'

type Props = {
	title: string
	lead?: ReactNode
	/** Links below the form. */
	foot?: ReactNode
	/** The form. */
	children: ReactNode
}

/** The frame of the pages for signed-out users: the brand's night beside a calm form. */
export function SignInFrame({ title, lead, foot, children }: Props) {
	return (
		<div className="grid min-h-dvh grid-rows-[auto_1fr] bg-surface desktop:grid-cols-[minmax(22rem,2fr)_3fr] desktop:grid-rows-1">
			<header className="grid">
				<NightPanel className="desktop:px-12 desktop:py-12">
					<NightLogo />
					<p className="ms-auto hidden text-end text-sm text-on-night-muted tablet:block desktop:ms-0 desktop:max-w-[16ch] desktop:text-start desktop:text-[2.25rem] desktop:leading-tight desktop:font-semibold desktop:text-on-night">
						What visitors read begins here.
					</p>
					<p className="hidden text-sm text-on-night-muted desktop:block">Back office, for staff</p>
				</NightPanel>
			</header>
			<main className="flex justify-center px-5 py-8 tablet:py-14 desktop:items-center">
				<div className="w-full max-w-[26rem]">
					<h1 className="text-[clamp(1.5rem,1.3rem+0.8vw,1.875rem)] leading-tight">{title}</h1>
					{lead && <p className="mt-2 text-base text-muted">{lead}</p>}
					<noscript>
						<p className="mt-4 rounded-sm bg-warning-soft px-4 py-3 text-sm font-medium text-warning">
							The back office needs JavaScript. Turn it on and open this page again.
						</p>
					</noscript>
					<div className="mt-7 flex flex-col gap-5">{children}</div>
					{foot && <div className="mt-5 flex flex-col items-center">{foot}</div>}
				</div>
			</main>
		</div>
	)
}
