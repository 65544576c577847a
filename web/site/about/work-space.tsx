import { workSpace } from '#web/content/about.ts'
import { FloorPlan } from './floor-plan.tsx'

export function WorkSpace() {
	return (
		<section aria-labelledby="work-space" className="border-y border-line bg-surface py-14 desktop:py-20">
			<div className="group/plan shell grid gap-x-14 gap-y-8 desktop:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]">
				<div>
					<h2 id="work-space" className="text-heading">
						{workSpace.heading}
					</h2>
					<p className="mt-4 max-w-[50ch] text-lg text-muted">{workSpace.intro}</p>
					<FloorPlan className="mt-8 w-full desktop:mt-10" />
				</div>
				<ol className="flex flex-col">
					{workSpace.rooms.map(({ id, name, text }, index) => (
						<li
							key={id}
							id={`room-${id}`}
							className="grid grid-cols-[2.5rem_1fr] gap-x-3 border-t border-line py-4 first:border-t-0 print:break-inside-avoid"
						>
							<span
								aria-hidden="true"
								className="flex size-8 items-center justify-center rounded-full bg-brand text-sm font-semibold text-on-brand"
							>
								{index + 1}
							</span>
							<div>
								<h3 className="text-title">{name}</h3>
								<p className="mt-1 max-w-[50ch] text-sm text-muted">{text}</p>
							</div>
						</li>
					))}
				</ol>
			</div>
		</section>
	)
}
