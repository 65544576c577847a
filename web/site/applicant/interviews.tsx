import type { InterviewAnswer } from '#contracts/hiring/interviews.ts'
import { companyMomentText } from '#contracts/shared/company-time.ts'
import { LinkedWords } from '#web/site/publishing/linked-words.tsx'
import { Button } from '#web/ui/button.tsx'
import type { ApplicantPage } from '#worker/features/applications/status/status.queries.ts'

const answerTexts: Readonly<Record<InterviewAnswer, string>> = {
	accepted: 'You have accepted.',
	declined: 'You have declined.',
	tentative: 'You have answered "maybe".',
}

type Props = Pick<ApplicantPage, 'interviews' | 'answerToken'> & { path: string }

/** The coming interviews, with buttons that post an answer. Opening a link answers nothing. */
export function Interviews({ interviews, answerToken, path }: Props) {
	if (interviews.length === 0) return null
	return (
		<>
			<h2 className="mt-10 text-title font-semibold">Interviews</h2>
			<ul>
				{interviews.map(({ id, startsAt, minutes, place, words, cancelledAt, answer }) => (
					<li key={id} className="border-b border-line py-4">
						<p className="font-semibold">
							{cancelledAt !== null && 'Cancelled: '}
							<time dateTime={startsAt}>{companyMomentText(startsAt)}</time>, {minutes} minutes
						</p>
						<p dir="auto" className="mt-1 wrap-anywhere">
							<LinkedWords text={place} />
						</p>
						{words && (
							<p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-line text-muted">
								<LinkedWords text={words} />
							</p>
						)}
						{cancelledAt === null && (
							<form method="post" action={path} encType="multipart/form-data" className="mt-3">
								{answer !== null && <p className="mb-2 text-success">{answerTexts[answer]}</p>}
								<input type="hidden" name="act" value="answer" />
								<input type="hidden" name="token" value={answerToken} />
								<input type="hidden" name="interview" value={id} />
								<div className="flex flex-wrap gap-3">
									{answer !== 'accepted' && (
										<Button type="submit" name="answer" value="accepted" size="small">
											Accept
										</Button>
									)}
									{answer !== 'declined' && (
										<Button type="submit" name="answer" value="declined" size="small" variant="secondary">
											Decline
										</Button>
									)}
								</div>
							</form>
						)}
					</li>
				))}
			</ul>
		</>
	)
}
