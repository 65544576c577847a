import { classNames } from '#web/ui/class-names.ts'

export type CvText = {
	name: string
	headline: string
	profile: string
	contact: readonly string[]
	posts: readonly { when: string; what: string; where: string; text: string }[]
	study: string
	skills: string
}

/** Headings in a margin, or above their text. */
export type CvLayout = 'margin' | 'stacked'

/** An applicant's CV on one page. */
export function PrintedCv({ cv, layout }: { cv: CvText; layout: CvLayout }) {
	const { name, headline, profile, contact, posts, study, skills } = cv
	const section = (heading: string, children: React.ReactNode) => (
		<section
			className={classNames(
				'mt-[7mm] border-t-[0.75pt] border-line pt-[4mm]',
				layout === 'margin' && 'grid grid-cols-[38mm_1fr] gap-x-[8mm]',
			)}
		>
			<h2 className="text-[11pt] leading-[1.5] text-brand">{heading}</h2>
			<div>{children}</div>
		</section>
	)
	return (
		<main className="text-[11pt] leading-[1.5]">
			<header className={classNames(layout === 'stacked' && 'text-center')}>
				<h1 className="text-[26pt] leading-[1.15]">{name}</h1>
				<p className="mt-[1mm] text-[13pt] text-muted">{headline}</p>
				<p className="mt-[3mm] text-[10pt]">{contact.join('  ·  ')}</p>
			</header>
			{section('Profile', <p>{profile}</p>)}
			{section(
				'Work',
				posts.map(({ when, what, where, text }) => (
					<div key={when} className="pb-[4mm] last:pb-0">
						<h3 className="text-[11pt] leading-[1.5]">
							{what}, {where}
						</h3>
						<p className="text-[10pt] text-muted">{when}</p>
						<p className="mt-[1mm]">{text}</p>
					</div>
				)),
			)}
			{section('Study', <p>{study}</p>)}
			{section('Skills', <p>{skills}</p>)}
		</main>
	)
}
