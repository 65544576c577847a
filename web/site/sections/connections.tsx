import { ArrowLeftRight } from 'lucide-react'
import { type PartOf, SectionFrame } from './section-frame.tsx'

export function Connections({ section, ground }: PartOf<'connections'>) {
	return (
		<SectionFrame {...section} ground={ground} layout="beside">
			<ul className="border-t border-line">
				{section.connections.map(({ system, how, carries }) => (
					<li
						key={system}
						className="grid gap-x-6 gap-y-1 border-b border-line py-5 tablet:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] print:break-inside-avoid"
					>
						<div className="flex items-start gap-3">
							<ArrowLeftRight aria-hidden="true" className="mt-1 size-5 shrink-0 text-brand" />
							<div>
								<h3 className="font-semibold">{system}</h3>
								<p className="text-sm text-muted">{how}</p>
							</div>
						</div>
						<p className="max-tablet:ps-8">{carries}</p>
					</li>
				))}
			</ul>
		</SectionFrame>
	)
}
