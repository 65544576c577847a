import type { EnquiryConversation } from '#contracts/enquiries/desk.ts'
import { AuditLink } from '../audit/audit-link.tsx'
import { Fact } from '../desks/conversation/fact.tsx'
import { callHref, mailHref } from '../reply-links.ts'
import { OriginFold } from './origin-fold.tsx'

const link = 'text-brand underline underline-offset-2'

type Props = { conversation: EnquiryConversation }

/** How to reach the visitor, and where the enquiry came from. */
export function EnquiryFacts({ conversation: { subject: enquiry, phoneNo, origin } }: Props) {
	const { department, emailId, id } = enquiry
	return (
		<div className="flex flex-col gap-1 text-sm">
			<dl className="flex flex-wrap gap-x-5 gap-y-1">
				{emailId && (
					<Fact term="Email">
						<a href={mailHref(emailId)} className={`wrap-anywhere ${link}`}>
							{emailId}
						</a>
					</Fact>
				)}
				{phoneNo && (
					<Fact term="Phone">
						<a href={callHref(phoneNo)} className={link}>
							{phoneNo}
						</a>
					</Fact>
				)}
				<Fact term="Department">
					<bdi>{department}</bdi>
				</Fact>
			</dl>
			<OriginFold origin={origin} />
			<AuditLink of={{ section: 'enquiries', item: id }}>Acts in the audit log</AuditLink>
		</div>
	)
}
