import { invitation } from '#web/content/home.ts'
import { Invoice } from './invoice.tsx'

/** An open drawer of the archive. Invoice 8841 sinks in among the folders. */
export function Archive() {
	const { label, years, kept } = invitation.drawer
	return (
		<div aria-hidden="true" className="archive">
			{years.map((year) => (
				<div key={year} className="archive-folder">
					<span className="archive-tab">{year}</span>
				</div>
			))}
			<Invoice stamps={['Read', 'Approved', 'Posted', 'Filed']} className="archive-invoice" />
			<div className="archive-front">
				<div className="archive-plate">
					<span className="block font-semibold">{label}</span>
					<span className="block text-xs">{kept}</span>
				</div>
				<span className="archive-handle" />
			</div>
		</div>
	)
}
