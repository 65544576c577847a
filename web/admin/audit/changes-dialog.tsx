import { type ReactNode, useCallback } from 'react'
import type { AuditedAct, AuditedChange, ChangedField } from '#contracts/operations/audit.ts'
import { answerOf, failureText, isRefusal } from '#web/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DateTime } from '../date-time.tsx'
import { auditApi } from '../staff-api.ts'
import { useLoaded } from '../use-loaded.ts'
import { ActSubject } from './act-subject.tsx'
import { Actor } from './actor.tsx'
import { actText, fieldLabel, sectionName, valueText } from './audit-words.ts'

/** The changes of one entry, field by field. The list has no texts, so they are loaded. */
export function ChangesDialog({ act, onClose }: { act: AuditedAct; onClose: () => void }) {
	const { id } = act
	const load = useCallback(() => answerOf(auditApi.changesof[':id'].$get({ param: { id: String(id) } })), [id])
	const { data, failure, reload } = useLoaded(load)
	const isGone = isRefusal(failure, 'act.not-found')
	// An item that was added has no earlier values.
	const isNew = act.changes.every(({ beforeLength }) => beforeLength === 0)
	return (
		<Dialog
			title={`${sectionName(act.section)}: ${actText(act.action)}`}
			description={
				<>
					{act.title && (
						<>
							<ActSubject {...act} />
							<span>, </span>
						</>
					)}
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
			{failure ? (
				<Alert tone="danger" action={isGone ? undefined : { label: 'Try again', onClick: reload }}>
					{failureText(failure, 'The changes could not be loaded. Check your connection.')}
				</Alert>
			) : (
				<>
					{!data && (
						<p role="status" className="sr-only">
							Loading the changes
						</p>
					)}
					<dl aria-busy={!data} className="flex flex-col gap-5">
						{data
							? data.map((change) => <Change key={change.field} isNew={isNew} {...change} />)
							: act.changes.map((change) => <PendingChange key={change.field} isNew={isNew} {...change} />)}
					</dl>
				</>
			)}
			<p className="mt-6 text-sm break-all text-muted">Request {act.requestId}</p>
		</Dialog>
	)
}

const Change = ({ field, before, after, secret, isNew }: AuditedChange & { isNew: boolean }) => (
	<ChangeFrame
		field={field}
		secret={secret}
		isNew={isNew}
		before={<Text field={field} text={before} />}
		after={<Text field={field} text={after} />}
	/>
)

const PendingChange = ({ field, beforeLength, afterLength, secret, isNew }: ChangedField & { isNew: boolean }) => (
	<ChangeFrame
		field={field}
		secret={secret}
		isNew={isNew}
		before={<PendingText length={beforeLength} />}
		after={<PendingText length={afterLength} />}
	/>
)

type FrameProps = { field: string; secret: boolean; isNew: boolean; before: ReactNode; after: ReactNode }

const ChangeFrame = ({ field, secret, isNew, before, after }: FrameProps) => (
	<div>
		<dt className="font-semibold first-letter:uppercase">{fieldLabel(field)}</dt>
		<dd className="mt-1 text-sm">
			{secret ? (
				<p className="text-muted">Changed. Secret values are not recorded.</p>
			) : isNew ? (
				<div className="min-w-0 rounded-sm bg-sunken p-3">{after}</div>
			) : (
				<div className="grid gap-2 tablet:grid-cols-2">
					<Value label="Before">{before}</Value>
					<Value label="After">{after}</Value>
				</div>
			)}
		</dd>
	</div>
)

const Value = ({ label, children }: { label: string; children: ReactNode }) => (
	<div className="min-w-0 rounded-sm bg-sunken p-3">
		<p className="text-xs text-muted">{label}</p>
		{children}
	</div>
)

const Text = ({ field, text }: { field: string; text: string | null }) =>
	text === null ? (
		<p className="text-muted">Nothing</p>
	) : (
		<p dir="auto" className="break-words whitespace-pre-wrap">
			{valueText(field, text)}
		</p>
	)

/** About as many as fit into a line of half the dialog. */
const lettersPerLine = 36
/** More lines would be out of sight. */
const mostLines = 30

/** Takes about the room of the text, so that the dialog keeps its size when the text arrives. */
const PendingText = ({ length }: { length: number }) =>
	Array.from({ length: Math.min(mostLines, Math.max(1, Math.ceil(length / lettersPerLine))) }, (_, line) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: the bars are all the same
		<span key={line} className="block h-[1lh] bg-line bg-clip-content py-1 motion-safe:animate-pulse" />
	))
