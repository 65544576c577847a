import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import type { HiringConversation } from '#contracts/hiring/desk.ts'
import type { Interview } from '#contracts/hiring/interviews.ts'
import { openStages } from '#contracts/hiring/stages.ts'
import { companyMomentText } from '#contracts/shared/company-time.ts'
import { answerOf } from '#web/api.ts'
import { LinkedWords } from '#web/site/publishing/linked-words.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { StatusPill } from '#web/ui/status-pill.tsx'
import { ConfirmAct } from '../../acts/confirm-act.tsx'
import { useDesk } from '../../desks/desk-context.ts'
import { serverNow } from '../../session/server-clock.ts'
import { interviewsApi } from '../../staff-api.ts'
import { answerFlags } from './answer-flags.ts'
import { InterviewForm } from './interview-form.tsx'

type Asked = { act: 'plan'; interview: null } | { act: 'move' | 'cancel'; interview: Interview }

type Props = Pick<HiringConversation, 'subject' | 'interviews'> & { onChanged: () => void }

/** The interviews of an application. Guests of the desk see them only. */
export function InterviewList({ subject, interviews, onChanged }: Props) {
	const { isGuest } = useDesk()
	const [asked, setAsked] = useState<Asked | null>(null)
	const canPlan = !isGuest && subject.emailId !== '' && openStages.some((open) => open === subject.state)
	if (!canPlan && interviews.length === 0) return null

	function close() {
		setAsked(null)
		onChanged()
	}

	return (
		<section aria-label="Interviews" className="mt-2 border-t border-line pt-2 text-sm">
			<ul>
				{interviews.map((interview) => (
					<li key={interview.id} className="mb-2">
						<InterviewFacts interview={interview} />
						{!isGuest && isComing(interview) && (
							<div className="-ms-3 flex flex-wrap">
								<Button {...quiet} onClick={() => setAsked({ act: 'move', interview })}>
									Move interview
								</Button>
								<Button {...quiet} onClick={() => setAsked({ act: 'cancel', interview })}>
									Cancel interview
								</Button>
							</div>
						)}
					</li>
				))}
			</ul>
			{canPlan && (
				<Button
					variant="secondary"
					size="small"
					icon={CalendarPlus}
					onClick={() => setAsked({ act: 'plan', interview: null })}
				>
					Plan interview
				</Button>
			)}
			{asked?.act === 'cancel' ? (
				<ConfirmAct
					title="Cancel this interview?"
					confirmLabel="Cancel interview"
					cancelLabel="Keep it"
					onClose={close}
					onConfirm={async () => {
						const { id, version } = asked.interview
						await answerOf(interviewsApi.cancelinterview.$post({ json: { id, version, words: '' } }))
					}}
				>
					{`${companyMomentText(asked.interview.startsAt)}. The applicant and the colleagues get a mail.`}
				</ConfirmAct>
			) : (
				asked && (
					<Dialog
						title={asked.act === 'plan' ? 'Plan interview' : 'Move interview'}
						description="The applicant and the colleagues get a mail with a calendar file."
						open
						onOpenChange={close}
					>
						<InterviewForm subject={subject} interview={asked.interview} onClose={close} />
					</Dialog>
				)
			)}
		</section>
	)
}

const quiet = { variant: 'quiet', size: 'small' } as const

const isComing = ({ cancelledAt, startsAt }: Interview) => cancelledAt === null && Date.parse(startsAt) > serverNow()

function InterviewFacts({ interview }: { interview: Interview }) {
	const { startsAt, minutes, place, colleagues, cancelledAt, answer } = interview
	const { tone, word } = answerFlags[cancelledAt === null ? (answer ?? 'none') : 'cancelled']
	return (
		<>
			<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<span>
					<time dateTime={startsAt} className="font-semibold">
						{companyMomentText(startsAt)}
					</time>
					<span>{`, ${minutes} minutes`}</span>
				</span>
				<StatusPill tone={tone}>{word}</StatusPill>
			</p>
			<p dir="auto" className="wrap-anywhere">
				<LinkedWords text={place} />
			</p>
			<ul aria-label="Colleagues" className="flex flex-wrap gap-x-3 text-muted empty:hidden">
				{colleagues.map(({ id, fullName }) => (
					<li key={id}>
						<bdi>{fullName}</bdi>
					</li>
				))}
			</ul>
		</>
	)
}
