import { Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Enquiry } from '#contracts/enquiries/enquiries.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DateTime } from '../date-time.tsx'
import { callHref, mailHref } from './reply-links.ts'

type Props = { enquiry: Enquiry; department: string | undefined; onClose: () => void }

/** The id of an enquiry's link, which gets the focus back when the dialog closes. */
export const linkIdOf = (id: number) => `enquiry-${id}`

/** One enquiry with ways to reply. */
export function MessageDialog({ enquiry, department, onClose }: Props) {
	const { id, name, organization, emailId, phoneNo, message, createdAt } = enquiry
	return (
		<Dialog
			title={<bdi>{name}</bdi>}
			description={
				<>
					{organization && (
						<>
							<bdi>{organization}</bdi>,{' '}
						</>
					)}
					<DateTime at={createdAt} />
				</>
			}
			open
			onOpenChange={onClose}
			returnTo={() => document.getElementById(linkIdOf(id))}
			footer={
				<>
					<ButtonLink href={callHref(phoneNo)} variant="secondary">
						<Phone aria-hidden="true" className="size-4" />
						Call
					</ButtonLink>
					<ButtonLink href={mailHref(emailId)}>
						<Mail aria-hidden="true" className="size-4" />
						Reply by mail
					</ButtonLink>
				</>
			}
		>
			<dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-3 text-sm tablet:gap-x-8">
				{department && (
					<Fact term="Department">
						<bdi>{department}</bdi>
					</Fact>
				)}
				<Fact term="Email">
					<a href={mailHref(emailId)} className="break-all text-brand underline underline-offset-2">
						{emailId}
					</a>
				</Fact>
				<Fact term="Phone">
					<a href={callHref(phoneNo)} className="text-brand underline underline-offset-2">
						{phoneNo}
					</a>
				</Fact>
			</dl>
			<section aria-label="Message" className="mt-5 rounded-sm bg-sunken p-4">
				{message ? (
					<p dir="auto" className="break-words whitespace-pre-wrap">
						{message}
					</p>
				) : (
					<p className="text-muted">There is no message.</p>
				)}
			</section>
		</Dialog>
	)
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
	<div className="contents">
		<dt className="text-muted">{term}</dt>
		<dd className="min-w-0">{children}</dd>
	</div>
)
