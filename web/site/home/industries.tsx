import type { ReactNode } from 'react'
import { homeIndustries, type Industry } from '#web/content/home.ts'
import { ArrowLinks } from '#web/site/parts/arrow-links.tsx'
import { Scene } from '#web/site/scenes/scene.tsx'
import { SectionFrame } from '#web/site/sections/section-frame.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { PaperRoute, Signatories } from './industry-strips.tsx'

const shapes: Record<Industry['id'], { className: string; picture: ReactNode }> = {
	banking: {
		className: 'desktop:col-span-7 desktop:row-span-2',
		picture: (
			<div className="flex flex-1 items-center px-5 py-6 tablet:px-10 tablet:py-8">
				<Scene name="kyc" className="w-full" />
			</div>
		),
	},
	'e-governance': { className: 'desktop:col-span-5', picture: <Signatories /> },
	enterprise: { className: 'desktop:col-span-5', picture: <PaperRoute /> },
}

/** Fewer boards than three share a row, and a single one has its picture beside its text. */
const fewer = ['', 'desktop:col-span-12 desktop:flex-row desktop:*:flex-1', 'desktop:col-span-6'] as const

export function Industries() {
	const { heading, lead, boards } = homeIndustries
	if (boards.length === 0) return null
	return (
		<SectionFrame heading={heading} intro={lead}>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-5 desktop:grid-cols-12 desktop:gap-6">
				{boards.map((industry) => (
					<Board
						key={industry.id}
						industry={industry}
						className={fewer[boards.length] ?? shapes[industry.id].className}
					>
						{shapes[industry.id].picture}
					</Board>
				))}
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
