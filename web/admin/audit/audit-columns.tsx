import type { AuditedAct } from '#contracts/operations/audit.ts'
import type { Column } from '#web/ui/data-table.tsx'
import { DateTime } from '../date-time.tsx'
import { ActSubject } from './act-subject.tsx'
import { Actor } from './actor.tsx'
import { actText, fieldLabel, sectionName } from './audit-words.ts'

export const auditColumns: Column<AuditedAct>[] = [
	{
		key: 'what',
		header: 'What',
		cell: (act) => (
			<span className="block">
				<span className="block truncate">
					<b className="inline-block font-semibold first-letter:uppercase">{actText(act.action)}</b>{' '}
					<ActSubject {...act} />
				</span>
				<Fields {...act} />
			</span>
		),
	},
	{ key: 'who', header: 'Who', cell: (act) => <Actor {...act} /> },
	{ key: 'section', header: 'Section', cell: ({ section }) => sectionName(section), narrow: true, secondary: true },
	{ key: 'at', header: 'When', cell: ({ at }) => <DateTime at={at} near />, narrow: true },
]

const mostFields = 5

/** The names of what was changed. The dialog lists them all, with their values. */
function Fields({ changes, times }: Pick<AuditedAct, 'changes' | 'times'>) {
	const fields = changes.map(({ field }) => fieldLabel(field))
	const more = fields.length - mostFields
	const named = (more > 1 ? [...fields.slice(0, mostFields), `${more} more`] : fields).join(', ')
	const often = times > 1 ? `${times.toLocaleString('en')} times within a minute` : ''
	return (
		<span className="block truncate text-xs text-muted max-tablet:hidden">
			{[often, named].filter(Boolean).join(', ')}
		</span>
	)
}
