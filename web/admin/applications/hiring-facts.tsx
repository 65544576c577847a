import { Link } from 'react-router'
import type { HiringConversation } from '#contracts/hiring/desk.ts'
import { declineReasonNames } from '#contracts/hiring/stages.ts'
import { sizeText } from '#web/ui/files/size-text.ts'
import { CalendarDate, DateTime } from '../date-time.tsx'
import { Fact } from '../desks/conversation/fact.tsx'
import { Fold } from '../desks/conversation/fold.tsx'
import { useDesk } from '../desks/desk-context.ts'
import { OriginFold } from '../enquiries/origin-fold.tsx'
import { callHref, mailHref } from '../reply-links.ts'
import { experienceText } from './application-text.ts'
import { ErasureAsked } from './erasure-asked.tsx'

const link = 'text-brand underline underline-offset-2'

type Props = { conversation: HiringConversation }

/** What an applicant said, who has read the CV, and until when it is kept. */
export function HiringFacts({ conversation }: Props) {
	const { isAdmin, erase } = useDesk()
	const { subject, readers, declineReason, declineNote, enquiries } = conversation
	return (
		<div className="flex flex-col gap-1 text-sm">
			<dl className="flex flex-wrap gap-x-5 gap-y-1">
				<Fact term="Experience">{experienceText(subject)}</Fact>
				<Fact term="Notice period">{subject.noticePeriod}</Fact>
				<Fact term="Location">
					<bdi>{subject.applicantLocation}</bdi>
				</Fact>
				<Fact term="Email">
					<a href={mailHref(subject.emailId)} className={link}>
						{subject.emailId}
					</a>
				</Fact>
				<Fact term="Mobile number">
					<a href={callHref(subject.mobileNumber)} className={link}>
						{subject.mobileNumber}
					</a>
				</Fact>
				<Fact term="CV">
					<bdi>{subject.file}</bdi> <span className="text-muted">({sizeText(subject.fileSize)})</span>
				</Fact>
				<Fact term="Erased on">
					<CalendarDate date={subject.erasedOn} />
					{isAdmin && (
						<button
							type="button"
							className="ms-3 min-h-6 font-semibold text-danger underline-offset-2 hover:underline"
							onClick={() => erase(subject)}
						>
							Erase
						</button>
					)}
					{subject.erasureAskedAt && <ErasureAsked at={subject.erasureAskedAt} />}
				</Fact>
				{subject.state === 'declined' && (declineReason || declineNote) && (
					<Fact term="Internal reason">
						<span>{declineReason && declineReasonNames[declineReason]}</span>
						{declineNote && <bdi className="block">{declineNote}</bdi>}
					</Fact>
				)}
			</dl>
			<Answers answers={subject.answers} />
			{readers.length > 0 && (
				<Fold summary={<span>{`CV opened by ${readers.length}`}</span>}>
					<ul className="ps-5">
						{readers.map(({ person, at }) => (
							<li key={person.id}>
								<bdi>{person.fullName}</bdi>
								<span className="text-muted">, </span>
								<DateTime at={at} near />
							</li>
						))}
					</ul>
				</Fold>
			)}
			<OriginFold origin={subject.origin} />
			{enquiries.length > 0 && (
				<Fold summary={<span>{`Contact requests of this person (${enquiries.length})`}</span>}>
					<ul className="ps-5">
						{enquiries.map(({ id, reference, createdAt, beginning }) => (
							<li key={id}>
								<Link to={`/Admin/Contactpage?request=${id}`} className={`${link} tabular-nums`}>
									{reference}
								</Link>
								<span className="ms-2 text-xs text-muted">
									<DateTime at={createdAt} near />
								</span>
								<span dir="auto" className="block truncate text-muted">
									{beginning}
								</span>
							</li>
						))}
					</ul>
				</Fold>
			)}
		</div>
	)
}

/** The answers to the questions of the job. */
function Answers({ answers }: Pick<HiringConversation['subject'], 'answers'>) {
	if (answers === null) return <p className="text-muted">No answers: sent without the questions.</p>
	return (
		<dl aria-label="Answers" className="my-1 grid gap-1.5 empty:hidden">
			{answers.map(({ id, words, answer }) => (
				<div key={id}>
					<dt dir="auto" className="text-muted">
						{words}
					</dt>
					<dd dir="auto" className="wrap-anywhere">
						{answer}
					</dd>
				</div>
			))}
		</dl>
	)
}
