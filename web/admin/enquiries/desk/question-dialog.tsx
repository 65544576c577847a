import { type FormEvent, type ReactNode, useState } from 'react'
import { companyMomentText } from '#contracts/shared/company-time.ts'
import { brand } from '#web/content/brand.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { type Question, useDesk } from './desk-context.ts'
import { assignTo, assignToNobody, moveTo, type PlaceAct, type Placeable, snoozeUntil } from './place-acts.ts'
import { snoozeTimes, typedSnooze } from './snooze-times.ts'

const titles: Record<Question, string> = {
	assign: 'Assign to a colleague',
	move: 'Move to another department',
	snooze: 'Snooze until',
}

type Props = { question: Question; rows: readonly Placeable[]; onClose: () => void }

/** Asks for the colleague, the department or the time of an act. */
export default function QuestionDialog({ question, rows, onClose }: Props) {
	const { act, people, departments } = useDesk()
	const [only, ...others] = rows

	function choose(chosen: PlaceAct) {
		onClose()
		void act(rows, chosen)
	}

	return (
		<Dialog
			title={titles[question]}
			description={
				others.length === 0 ? (
					<span>
						<span>The request of </span>
						<bdi>{only?.name}</bdi>
					</span>
				) : (
					<span>{rows.length} contact requests</span>
				)
			}
			size="small"
			open
			onOpenChange={(open) => !open && onClose()}
		>
			{question === 'snooze' ? (
				<SnoozeChoices choose={choose} />
			) : (
				<ul className="-mx-3 flex flex-col">
					{question === 'assign' && (
						<>
							{people.map(({ id, fullName }) => (
								<Choice key={id} onChoose={() => choose(assignTo({ id, name: fullName }))}>
									<bdi>{fullName}</bdi>
								</Choice>
							))}
							<Choice onChoose={() => choose(assignToNobody)}>
								<span className="text-muted">Nobody</span>
							</Choice>
						</>
					)}
					{question === 'move' &&
						Object.entries(departments).map(([id, name]) => (
							<Choice key={id} onChoose={() => choose(moveTo({ id: Number(id), name }))}>
								<bdi>{name}</bdi>
							</Choice>
						))}
				</ul>
			)}
		</Dialog>
	)
}

const Choice = ({ onChoose, children }: { onChoose: () => void; children: ReactNode }) => (
	<li>
		<button
			type="button"
			onClick={onChoose}
			className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-4 rounded-sm px-3 py-1.5 text-start hover:bg-sunken"
		>
			{children}
		</button>
	</li>
)

function SnoozeChoices({ choose }: { choose: (act: PlaceAct) => void }) {
	const [typed, setTyped] = useState('')
	const [error, setError] = useState<string>()

	function submit(event: FormEvent) {
		event.preventDefault()
		const at = typedSnooze(typed)
		if (at === null) setError('Choose a time that is still to come')
		else choose(snoozeUntil(at))
	}

	return (
		<>
			<ul className="-mx-3 flex flex-col">
				{snoozeTimes().map(({ label, at }) => (
					<Choice key={at} onChoose={() => choose(snoozeUntil(at))}>
						<span>{label}</span>
						<span className="text-sm text-muted tabular-nums">{companyMomentText(at)}</span>
					</Choice>
				))}
			</ul>
			<form noValidate onSubmit={submit} className="mt-4 flex flex-col gap-3 border-t border-line pt-4">
				<TextField
					label="Another time"
					type="datetime-local"
					help={`In ${brand.timeZone.name}. A new message of the visitor ends the snooze.`}
					error={error}
					value={typed}
					onChange={({ target }) => {
						setTyped(target.value)
						setError(undefined)
					}}
				/>
				<Button type="submit" variant="secondary" className="self-start">
					Snooze until then
				</Button>
			</form>
		</>
	)
}
