import { ChartColumn } from 'lucide-react'
import { Link } from 'react-router'
import { buttonLooks } from '#web/ui/button.tsx'

/** Leads from the list of contact requests to their report. */
export const ReportLink = () => (
	<Link to="/Admin/Contactpage/Report" className={buttonLooks({ variant: 'secondary' })}>
		<ChartColumn aria-hidden="true" className="size-5" />
		Report
	</Link>
)
