import { company, type Office, phoneHref } from '#web/content/company.ts'
import { legalLinks } from '#web/content/navigation.ts'
import { BreakableAddress } from '#web/ui/breakable-address.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Logo } from '#web/ui/logo.tsx'

const countries = [
	{
		heading: 'India',
		country: 'India',
		cell: 'tablet:col-span-3',
		list: 'tablet:grid-cols-3',
	},
	{ heading: 'United Arab Emirates', country: 'UAE', cell: '', list: '' },
	{ heading: 'United States', country: 'USA', cell: '', list: '' },
] as const

const quietLink = 'inline-block py-0.5 text-on-night-muted transition-colors hover:text-on-night hover:underline'

function FooterOffice({ office }: { office: Office }) {
	return (
		<li>
			<a href={`/contact#${office.id}`} className="inline-block py-0.5 font-semibold hover:underline">
				{office.place}
			</a>
			<p className="text-on-night-muted">{office.kind}</p>
			<address className="mt-1 text-on-night-muted not-italic">
				{office.address.slice(0, -1).map((line) => (
					<span key={line} className="block">
						{line}
					</span>
				))}
			</address>
			<a href={phoneHref(office.phone)} className={`${quietLink} whitespace-nowrap tabular-nums`}>
				{office.phone}
			</a>
		</li>
	)
}

export function Footer() {
	return (
		<footer className="bg-night text-sm text-on-night print:hidden">
			<div className="shell grid gap-x-10 gap-y-12 pt-16 pb-8">
				<div className="grid gap-10 tablet:grid-cols-[minmax(0,1fr)_auto_auto] desktop:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,3fr)]">
					<div>
						<Logo name={company.name} onNight />
						<p className="mt-4 max-w-[40ch] text-base text-on-night-muted">{company.tagline}</p>
					</div>
					<section aria-labelledby="footer-mail">
						<h2 id="footer-mail" className="text-base">
							Write to us
						</h2>
						<ul className="mt-3 grid gap-1">
							{company.mailboxes.map(({ id, label, address }) => (
								<li key={id} className="grid grid-cols-[5rem_1fr] items-baseline">
									<span className="text-on-night-muted">{label}</span>
									<a href={`mailto:${address}`} className="inline-block py-0.5 wrap-anywhere hover:underline">
										<BreakableAddress address={address} />
									</a>
								</li>
							))}
						</ul>
					</section>
					<section aria-labelledby="footer-social">
						<h2 id="footer-social" className="text-base">
							Follow us
						</h2>
						<ul className="mt-3 grid gap-1">
							{company.socialLinks.map(({ label, href }) => (
								<li key={href}>
									<a href={href} rel="me noreferrer" className={quietLink}>
										{label}
									</a>
								</li>
							))}
						</ul>
					</section>
				</div>
				<section aria-label="Offices" className="border-t border-night-line pt-10">
					<div className="grid gap-x-10 gap-y-8 tablet:grid-cols-3 desktop:grid-cols-5">
						{countries.map(({ heading, country, cell, list }) => (
							<div key={country} className={cell}>
								<h2 className="mb-3 text-base">{heading}</h2>
								<ul className={classNames('grid gap-x-10 gap-y-6', list)}>
									{company.offices
										.filter((office) => office.country === country)
										.map((office) => (
											<FooterOffice key={office.id} office={office} />
										))}
								</ul>
							</div>
						))}
					</div>
				</section>
				<div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-night-line pt-6 text-on-night-muted">
					<p>
						© {company.copyrightYear} {company.name}. All rights reserved.
					</p>
					<ul className="flex flex-wrap gap-x-6">
						{legalLinks.map(({ label, href }) => (
							<li key={href}>
								<a href={href} className={quietLink}>
									{label}
								</a>
							</li>
						))}
					</ul>
				</div>
			</div>
		</footer>
	)
}
