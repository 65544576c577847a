import { type FormEvent, type ReactNode, type RefObject, Suspense, useRef, useState } from 'react'
import type { DeskRow } from '#contracts/desks/desk.ts'
import { companyMomentText } from '#contracts/shared/company-time.ts'
import { brand } from '#web/content/brand.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { Desk } from '../desk.ts'
import { type Question, useDesk } from '../desk-context.ts'
import { StatePill } from '../list/row-parts.tsx'
import { AddressQuestion } from './address-question.tsx'
import { assignTo, assignToNobody, moveTo, moveToState, snoozeUntil } from './menu-acts.ts'
import { snoozeTimes, typedSnooze } from './snooze-times.ts'
import type { TriageAct } from './triage-acts.ts'

const titles = ({ words: { group } }: Pick<Desk, 'words'>): Record<Question, string> => ({
	assign: 'Assign to a colleague',
	move: `Move to another ${group}`,
	snooze: 'Snooze until',
	address: 'Correct the address',
})

/** What follows for one subject. Acts on several send no mails. */
const consequences = ({ words: { group, writer }, flow }: Pick<Desk, 'words' | 'flow'>): Record<Question, string> => ({
	assign: 'They get a mail, unless it is you.',
	move: flow ? `The mailbox of the ${group} gets a mail.` : `The ${writer} gets no mail.`,
	snooze: `A new message of the ${writer} ends the snooze.`,
	address: `Replies go to the new address. Mails from the old one still count as those of the ${writer}.`,
})

type Props = { question: Question; rows: readonly DeskRow[]; onClose: () => void }

/** Asks for the colleague, the group, the time or the address of an act. */
export default function QuestionDialog({ question, rows, onClose }: Props) {
	const { desk, act, me, people, groups } = useDesk()
	const { words, group } = desk
	const choices = useRef<HTMLUListElement>(null)
	const [state, setState] = useState<string | null>(null)
	const asked = state === null ? null : desk.askBefore?.(state, rows, onClose)
	const [only, ...others] = rows

	function choose(chosen: TriageAct) {
		onClose()
		void act(rows, chosen)
	}

	function chooseState(chosen: string) {
		if (desk.askBefore?.(chosen, rows, onClose)) setState(chosen)
		else choose(moveToState(chosen, desk))
	}

	return (
		<Dialog
			title={asked?.title ?? titles(desk)[question]}
			description={
				others.length === 0 ? (
					<span>
						<span>{`The ${words.short} of `}</span>
						<bdi>{only?.name}</bdi>
						<span>{asked ? '.' : `. ${consequences(desk)[question]}`}</span>
					</span>
				) : (
					<span>{`${rows.length} ${words.plural}. ${asked ? '' : question === 'snooze' ? consequences(desk).snooze : 'Nobody gets a mail.'}`}</span>
				)
			}
			size="small"
			open
			onOpenChange={(open) => !open && onClose()}
			firstFocus={() => choices.current?.querySelector('button') ?? null}
		>
			{asked ? (
				<Suspense fallback={<Spinner label="Loading" />}>{asked.question}</Suspense>
			) : question === 'address' ? (
				only && <AddressQuestion row={only} onDone={onClose} />
			) : question === 'snooze' ? (
				<SnoozeChoices choices={choices} choose={choose} />
			) : (
				<ul ref={choices} className={choiceList}>
					{question === 'assign' && (
						<>
							{people
								.filter(({ id }) => rows.some(({ owner }) => owner?.id !== id))
								.map(({ id, fullName }) => (
									<Choice key={id} onChoose={() => choose(assignTo({ id, name: fullName }))}>
										<bdi>{fullName}</bdi>
										{id === me && <span className="text-sm text-muted">You</span>}
									</Choice>
								))}
							{rows.some(({ owner }) => owner !== null) && (
								<Choice onChoose={() => choose(assignToNobody)}>
									<span className="text-muted">Nobody</span>
								</Choice>
							)}
						</>
					)}
					{question === 'move' &&
						Object.entries(groups)
							.filter(([id]) => rows.some((row) => group?.of(row) !== Number(id)))
							.map(([id, name]) => (
								<Choice key={id} onChoose={() => choose(moveTo({ id: Number(id), name }))}>
									<bdi>{name}</bdi>
								</Choice>
							))}
					{question === 'move' &&
						desk.flow === null &&
						Object.keys(desk.states)
							.filter((each) => rows.some((row) => row.state !== each))
							.map((each) => (
								<Choice key={each} onChoose={() => chooseState(each)}>
									<StatePill state={each} />
								</Choice>
							))}
				</ul>
			)}
		</Dialog>
	)
}

const choiceList = 'divide-y divide-line border-y border-line'

const Choice = ({ onChoose, children }: { onChoose: () => void; children: ReactNode }) => (
	<li>
		<button
			type="button"
			onClick={onChoose}
			className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-4 px-2 py-1.5 text-start hover:bg-sunken"
		>
			{children}
		</button>
	</li>
)

type SnoozeProps = { choices: RefObject<HTMLUListElement | null>; choose: (act: TriageAct) => void }

function SnoozeChoices({ choices, choose }: SnoozeProps) {
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
			<ul ref={choices} className={choiceList}>
				{snoozeTimes().map(({ label, at }) => (
					<Choice key={at} onChoose={() => choose(snoozeUntil(at))}>
						<span>{label}</span>
						<span className="text-sm text-muted tabular-nums">{companyMomentText(at)}</span>
					</Choice>
				))}
			</ul>
			<form noValidate onSubmit={submit} className="mt-5 flex flex-col gap-3">
				<TextField
					label="Another time"
					type="datetime-local"
					help={`In ${brand.timeZone.name}.`}
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
