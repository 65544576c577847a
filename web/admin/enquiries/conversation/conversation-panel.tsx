import { Mail, Phone } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { Conversation } from '#contracts/enquiries/desk.ts'
import { answerOf, failureText } from '#web/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { DateTime } from '../../date-time.tsx'
import { deskApi } from '../../staff-api.ts'
import { useDesk } from '../desk/desk-context.ts'
import { PlaceButtons } from '../desk/place-buttons.tsx'
import { callHref, mailHref } from '../reply-links.ts'

type Props = { id: number; onClose: () => void; onChanged: () => void }

/** What a visitor wrote, with ways to reply. */
export default function ConversationPanel({ id }: Props) {
	const { acts } = useDesk()
	const [read, setRead] = useState<Conversation | null>(null)
	const [failure, setFailure] = useState<string | null>(null)
	const [tries, setTries] = useState(0)

	// biome-ignore lint/correctness/useExhaustiveDependencies: an act and another try read it again
	useEffect(() => {
		let isWanted = true
		answerOf(deskApi.conversation[':id'].$get({ param: { id: String(id) } })).then(
			(conversation) => {
				if (!isWanted) return
				setRead(conversation)
				setFailure(null)
			},
			(reason: unknown) => {
				if (isWanted) setFailure(failureText(reason, 'The request could not be loaded. Check your connection.'))
			},
		)
		return () => {
			isWanted = false
		}
	}, [id, acts, tries])

	if (failure)
		return (
			<Alert tone="danger" className="m-4" action={{ label: 'Try again', onClick: () => setTries(tries + 1) }}>
				{failure}
			</Alert>
		)
	if (!read)
		return (
			<p className="flex justify-center p-12 text-muted">
				<Spinner label="Loading" />
			</p>
		)
	const { enquiry, phoneNo, message } = read
	return (
		<div className="flex flex-col gap-5 p-5">
			<header>
				<h2 className="text-title wrap-anywhere">
					<bdi>{enquiry.name}</bdi>
				</h2>
				<p className="mt-1 text-sm wrap-anywhere text-muted">
					{enquiry.organization && (
						<span>
							<bdi>{enquiry.organization}</bdi>,{' '}
						</span>
					)}
					<DateTime at={enquiry.createdAt} />
				</p>
			</header>
			<div className="flex flex-wrap items-center gap-2">
				<PlaceButtons rows={[enquiry]} />
			</div>
			<dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-3 text-sm">
				<Fact term="Reference">{enquiry.reference}</Fact>
				<Fact term="Department">
					<bdi>{enquiry.department}</bdi>
				</Fact>
				<Fact term="Owner">{enquiry.owner ? <bdi>{enquiry.owner.fullName}</bdi> : 'Nobody'}</Fact>
				<Fact term="Email">
					<a href={mailHref(enquiry.emailId)} className="break-all text-brand underline underline-offset-2">
						{enquiry.emailId}
					</a>
				</Fact>
				{phoneNo && (
					<Fact term="Phone">
						<a href={callHref(phoneNo)} className="text-brand underline underline-offset-2">
							{phoneNo}
						</a>
					</Fact>
				)}
			</dl>
			<section aria-label="Message" className="rounded-sm bg-sunken p-4">
				{message ? (
					<p dir="auto" className="break-words whitespace-pre-wrap">
						{message}
					</p>
				) : (
					<p className="text-muted">There is no message.</p>
				)}
			</section>
			<div className="flex flex-wrap gap-3">
				{phoneNo && (
					<ButtonLink href={callHref(phoneNo)} variant="secondary">
						<Phone aria-hidden="true" className="size-4" />
						Call
					</ButtonLink>
				)}
				<ButtonLink href={mailHref(enquiry.emailId)} aria-keyshortcuts="r">
					<Mail aria-hidden="true" className="size-4" />
					Reply by mail
				</ButtonLink>
			</div>
		</div>
	)
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
	<div className="contents">
		<dt className="text-muted">{term}</dt>
		<dd className="min-w-0">{children}</dd>
	</div>
)
