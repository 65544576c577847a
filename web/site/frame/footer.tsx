import type { ReactNode } from 'react'
import { brand } from '#web/content/brand.ts'
import { officeCountries } from '#web/content/brand-facts.ts'
import { type FooterGroup, footerColumns, legalLinks } from '#web/content/footer-links.ts'
import { BreakableAddress } from '#web/ui/breakable-address.tsx'
import { Logo } from '#web/ui/logo.tsx'

const heading = 'text-sm font-semibold'

/** The dot has the tint of the industry. */
function LinkGroup({ group: { heading: name, industry, links } }: { group: FooterGroup }) {
	return (
		<div className="mb-3.5 break-inside-avoid desktop:mb-6">
			<h3 className={`${heading} desktop:whitespace-nowrap`}>
				{industry && (
					<span
						data-industry={industry}
						aria-hidden="true"
						className="me-2 inline-block size-2 rounded-full bg-brand"
					/>
				)}
				{name}
			</h3>
			<ul className="mt-1 desktop:mt-2">
				{links.map(({ label, href }) => (
					<li key={href}>
						<a href={href} className="footer-link">
							{label}
						</a>
					</li>
				))}
			</ul>
		</div>
	)
}

/** A label with its links behind it, as in a directory. */
function Line({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div>
			<dt className="text-on-night-muted">{label}</dt>
			<dd className="flex flex-wrap gap-x-3 tablet:gap-x-4">{children}</dd>
		</div>
	)
}

const Offices = () => (
	<section aria-labelledby="footer-offices">
		<h2 id="footer-offices" className={heading}>
			Offices
		</h2>
		<dl className="footer-directory">
			{officeCountries.map(({ short }) => (
				<Line key={short} label={short}>
					{brand.offices
						.filter(({ country }) => country === short)
						.map(({ id, place }) => (
							<a key={id} href={`/contact#${id}`} className="footer-link is-plain">
								{place}
							</a>
						))}
				</Line>
			))}
		</dl>
	</section>
)

const Mailboxes = () => (
	<section aria-labelledby="footer-mail">
		<h2 id="footer-mail" className={heading}>
			Write to us
		</h2>
		<dl className="footer-directory max-tablet:block">
			{brand.mailboxes.map(({ id, label, address }) => (
				// A phone has no room for the name, which the address repeats.
				<div key={id}>
					<dt className="text-on-night-muted max-tablet:sr-only">{label}</dt>
					<dd>
						<a href={`mailto:${address}`} className="footer-link is-plain wrap-anywhere">
							<BreakableAddress address={address} />
						</a>
					</dd>
				</div>
			))}
		</dl>
	</section>
)

const LinkLine = ({
	label,
	links,
}: {
	label: string
	links: readonly { label: string; href: string; rel?: string }[]
}) =>
	links.length > 0 && (
		<ul aria-label={label} className="flex flex-wrap gap-x-4 tablet:gap-x-6">
			{links.map(({ label: name, href, rel }) => (
				<li key={href}>
					<a href={href} rel={rel} className="footer-link">
						{name}
					</a>
				</li>
			))}
		</ul>
	)

const socialLinks = brand.socialLinks.map((link) => ({ ...link, rel: 'me noreferrer' }))

export function Footer() {
	return (
		<footer className="bg-night text-xs text-on-night print:hidden tablet:text-sm">
			<div className="shell pt-6 pb-4 desktop:pt-16 desktop:pb-8">
				<div className="grid grid-cols-2 gap-x-6 gap-y-3 border-b border-night-line pb-4 tablet:gap-x-14 desktop:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,4fr)] desktop:pb-12">
					<div className="max-desktop:col-span-2">
						<Logo name={brand.name} onNight />
						<p className="mt-4 max-w-[40ch] text-base text-on-night-muted max-tablet:hidden">{brand.tagline}</p>
					</div>
					<Offices />
					<Mailboxes />
				</div>
				<nav
					aria-labelledby="site-map"
					className="gap-x-6 pt-4 pb-4 text-xs max-tablet:columns-2 tablet:max-desktop:columns-3 desktop:flex desktop:justify-between desktop:pt-10 desktop:pb-6"
				>
					<h2 id="site-map" className="sr-only">
						Site map
					</h2>
					{footerColumns.map((groups) => (
						<div key={groups[0]?.heading} className="break-inside-avoid">
							{groups.map((group) => (
								<LinkGroup key={group.heading} group={group} />
							))}
						</div>
					))}
				</nav>
				<div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 border-t border-night-line pt-4 text-xs text-on-night-muted desktop:pt-6">
					<p>
						© {brand.copyrightYear} {brand.name}. All rights reserved.
					</p>
					<LinkLine label="Follow us" links={socialLinks} />
					<LinkLine label="Legal" links={legalLinks} />
				</div>
			</div>
		</footer>
	)
}
