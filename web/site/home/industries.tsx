import type { ReactNode } from 'react'
import { industries } from '#web/content/home.ts'
import { ArrowLinks } from '#web/site/parts/arrow-links.tsx'
import { Scene } from '#web/site/scenes/scene.tsx'
import { SectionFrame } from '#web/site/sections/section-frame.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { PaperRoute, Signatories } from './industry-strips.tsx'

type Industry = { name: string; text: string; solutions: readonly { name: string; path: string; text: string }[] }

export function Industries() {
	const { heading, lead, banking, government, enterprise } = industries
	return (
		<SectionFrame heading={heading} intro={lead}>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-5 desktop:grid-cols-12 desktop:gap-6">
				<Board industry={banking} className="desktop:col-span-7 desktop:row-span-2">
					<div className="flex flex-1 items-center px-5 py-6 tablet:px-10 tablet:py-8">
						<Scene name="kyc" className="w-full" />
					</div>
				</Board>
				<Board industry={government} className="desktop:col-span-5">
					<Signatories />
				</Board>
				<Board industry={enterprise} className="desktop:col-span-5">
					<PaperRoute />
				</Board>
			</div>
		</SectionFrame>
	)
}

function Board({ industry, className, children }: { industry: Industry; className: string; children?: ReactNode }) {
	return (
		<section
			aria-label={industry.name}
			className={classNames('flex flex-col overflow-hidden rounded-lg border border-line bg-surface', className)}
		>
			<div className="p-6 pb-2 desktop:p-8 desktop:pb-3">
				<h3 className="text-[1.625rem] leading-tight">{industry.name}</h3>
				<p className="mt-2 text-muted">{industry.text}</p>
				<ArrowLinks links={industry.solutions} className="mt-5" />
			</div>
			{children && (
				<div aria-hidden="true" className="flex flex-1 flex-col justify-end bg-brand-soft print:hidden">
					{children}
				</div>
			)}
		</section>
	)
}
