import { brand } from '#web/content/brand.ts'

/** Each office with its telephone number. */
export const OfficeLines = ({ className }: { className: string }) => (
	<ul className={`${className} grid grid-cols-3 gap-x-[4mm] gap-y-[1mm] text-[8.5pt]`}>
		{brand.offices.map(({ id, place, phone }) => (
			<li key={id}>
				<span className="font-semibold">{place}</span> <span className="whitespace-nowrap">{phone}</span>
			</li>
		))}
	</ul>
)
