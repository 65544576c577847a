import type { OutsideContact } from '#web/content/investors/contacts.ts'
import { ContactLines } from '#web/site/frame/contact-lines.tsx'
import { Icon } from '#web/ui/icon.tsx'

export function OutsideContacts({ contacts }: { contacts: readonly OutsideContact[] }) {
	return (
		<ul className="grid gap-5 print:block print:space-y-6">
			{contacts.map((contact) => (
				<li
					key={contact.name}
					className="grid gap-x-8 gap-y-6 rounded-lg bg-surface p-6 shadow-light tablet:grid-cols-2 desktop:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] tablet:p-8 print:grid-cols-2 print:break-inside-avoid print:p-0 print:shadow-none"
				>
					<div>
						<p className="flex items-center gap-2.5 text-sm font-semibold text-brand">
							<Icon name={contact.icon} className="size-5" />
							{contact.role}
						</p>
						<h3 className="mt-2 text-title">{contact.name}</h3>
						<p className="mt-2">{contact.duty}</p>
						<p className="mt-4 text-sm font-semibold">Ask about</p>
						<ul className="mt-1 text-sm text-muted">
							{contact.askAbout.map((subject) => (
								<li key={subject} className="relative py-0.5 ps-5 before:absolute before:start-0 before:content-['–']">
									{subject}
								</li>
							))}
						</ul>
					</div>
					<div className="text-sm tablet:border-s tablet:border-line tablet:ps-8">
						<ContactLines contact={contact} />
						<dl className="mt-5 grid gap-3 border-t border-line pt-5">
							<div>
								<dt className="text-muted">Contact person</dt>
								<dd>{contact.person}</dd>
							</div>
							{contact.registration && (
								<div>
									<dt className="text-muted">{contact.registration.label}</dt>
									<dd className="tabular-nums">{contact.registration.number}</dd>
								</div>
							)}
						</dl>
					</div>
				</li>
			))}
		</ul>
	)
}
