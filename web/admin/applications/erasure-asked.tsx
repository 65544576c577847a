import { isOverdue } from '#contracts/desks/office-hours.ts'
import { erasureDue } from '#contracts/hiring/applicant-page.ts'
import { companyToday } from '#contracts/shared/company-time.ts'
import { classNames } from '#web/ui/class-names.ts'
import { CalendarDate } from '../date-time.tsx'
import { serverNow } from '../session/server-clock.ts'

const Day = ({ at }: { at: string }) => <CalendarDate date={companyToday(new Date(at))} />

/** Shows by when staff must erase an application, if its applicant has asked for it. It takes a line of its own. */
export function ErasureAsked({ at }: { at: string }) {
	const due = erasureDue(at)
	const isLate = isOverdue(due, serverNow())
	return (
		<span className={classNames('block text-xs whitespace-normal', isLate && 'font-semibold text-danger')}>
			<span>Erasure asked on </span>
			<Day at={at} />
			<span>{isLate ? ', overdue since ' : ', due by '}</span>
			<Day at={due} />
		</span>
	)
}
