import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { industries } from '#web/content/home.ts'
import { Scene } from '#web/site/scenes/scene.tsx'
import { SectionFrame } from '#web/site/sections/section-frame.tsx'
import { classNames } from '#web/ui/class-names.ts'

type Industry = { name: string; text: string; solutions: readonly { name: string; path: string; text: string }[] }

/** The solutions of each industry, on boards of unlike size. */
export function Industries() {
	const { heading, lead, banking, government, enterprise } = industries
	return (
		<SectionFrame heading={heading} intro={lead}>
			<div className="grid gap-5 desktop:grid-cols-12 desktop:gap-6">
				<Board industry={banking} className="desktop:col-span-7 desktop:row-span-2">
					<div className="-mb-8 overflow-clip px-6 pt-4 tablet:px-16">
						<Scene name="committee-management" />
					</div>
				</Board>
				<Board industry={government} className="desktop:col-span-5" />
				<Board industry={enterprise} className="desktop:col-span-5" />
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
			<div className="p-6 desktop:p-8">
				<h3 className="text-heading">{industry.name}</h3>
				<p className="mt-2 text-muted">{industry.text}</p>
				<ul className="mt-5 border-t border-line">
					{industry.solutions.map(({ name, path, text }) => (
						<li key={path} className="border-b border-line last:border-b-0">
							<a href={path} className="group flex items-center gap-5 py-4">
								<span className="flex-1">
									<span className="text-title font-semibold group-hover:text-brand">{name}</span>
									<span className="mt-0.5 block text-muted">{text}</span>
								</span>
								<ArrowRight
									aria-hidden="true"
									className="size-5 shrink-0 text-brand transition-transform motion-safe:group-hover:translate-x-1"
								/>
							</a>
						</li>
					))}
				</ul>
			</div>
			{children && <div className="mt-auto bg-brand-soft print:hidden">{children}</div>}
		</section>
	)
}
