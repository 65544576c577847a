import type { AuditedAct, AuditedChange } from '#contracts/operations/audit.ts'
import { readableDate } from '#contracts/shared/date-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DateTime } from '../date-time.tsx'
import { Actor } from './actor.tsx'
import { fieldLabel, sectionName } from './audit-words.ts'

/** The changes of one entry, field by field. */
export function ChangesDialog({ act, onClose }: { act: AuditedAct; onClose: () => void }) {
	return (
		<Dialog
			title={`${sectionName(act.section)}: ${act.action}`}
			description={
				<>
					<Actor {...act} />
					<span>, </span>
					<DateTime at={act.at} />
					{act.times > 1 && <span>{`, ${act.times.toLocaleString('en')} times within a minute`}</span>}
				</>
			}
			open
			onOpenChange={onClose}
			contentLabel="Changes"
			footer={<Button onClick={onClose}>Close</Button>}
		>
			<dl className="flex flex-col gap-5">
				{act.changes.map((change) => (
					<div key={change.field}>
						<dt className="font-semibold first-letter:uppercase">{fieldLabel(change.field)}</dt>
						<dd className="mt-1 text-sm">
							<Change {...change} />
						</dd>
					</div>
				))}
			</dl>
			<p className="mt-6 text-sm break-all text-muted">Request {act.requestId}</p>
		</Dialog>
	)
}

function Change({ before, after, secret }: AuditedChange) {
	if (secret) return <p className="text-muted">Changed. Secret values are not recorded.</p>
	return (
		<div className="grid gap-2 tablet:grid-cols-2">
			<Value label="Before" value={before} />
			<Value label="After" value={after} />
		</div>
	)
}

const Value = ({ label, value }: { label: string; value: string | null }) => (
	<div className="min-w-0 rounded-sm bg-sunken p-3">
		<p className="text-xs text-muted">{label}</p>
		{value === null ? (
			<p className="text-muted">Nothing</p>
		) : (
			<p dir="auto" className="break-words whitespace-pre-wrap">
				{readableDate(value)}
			</p>
		)}
	</div>
)
