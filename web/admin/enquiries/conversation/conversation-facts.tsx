import type { ReactNode } from 'react'
import type { Conversation } from '#contracts/enquiries/desk.ts'
import { AuditLink } from '../../audit/audit-link.tsx'
import { OriginFacts } from '../../origin-facts.tsx'
import { callHref, mailHref } from '../../reply-links.ts'

const link = 'text-brand underline underline-offset-2'

/** How to reach the visitor, and where the enquiry came from. */
export function ConversationFacts({ conversation: { enquiry, phoneNo, origin } }: { conversation: Conversation }) {
	const { department, emailId, id } = enquiry
	return (
		<div className="flex flex-col items-start gap-1">
			<dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
				<Fact term="Department">
					<bdi>{department}</bdi>
				</Fact>
				{emailId && (
					<Fact term="Email">
						<a href={mailHref(emailId)} className={`break-all ${link}`}>
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
			</dl>
			<details className="text-sm">
				<summary className="inline-flex min-h-7 cursor-pointer items-center text-muted hover:text-ink">
					Where it came from
				</summary>
				<OriginFacts origin={origin} />
			</details>
			<AuditLink of={{ section: 'enquiries', item: id }}>Acts in the audit log</AuditLink>
		</div>
	)
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
	<div className="contents">
		<dt className="text-muted">{term}</dt>
		<dd className="min-w-0 wrap-anywhere">{children}</dd>
	</div>
)
