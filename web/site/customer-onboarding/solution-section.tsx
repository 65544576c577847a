import { ArrowRight } from 'lucide-react'
import type { ComponentType } from 'react'
import type { OnboardingSolution, SolutionId } from '#web/content/products/onboarding-solution.ts'
import { isOn } from '#web/content/switched-off.ts'
import type { Ground } from '#web/site/sections/section-frame.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { BranchQueue } from './branch-queue.tsx'
import { DueByMonth } from './due-by-month.tsx'
import { FlipCards } from './flip-cards.tsx'
import { ListHit } from './list-hit.tsx'
import { RiskScore } from './risk-score.tsx'
import { ScreenSix } from './screen-six.tsx'
import { TwoRecords } from './two-records.tsx'
import { VisitsOfTheDay } from './visits-of-the-day.tsx'

type Shape = {
	ground: Ground
	/** Where the cards are relative to the heading. */
	layout: 'below' | 'right' | 'left'
	cards: string
	card?: (index: number) => string
	/** Part of the module's interface. */
	Exhibit?: ComponentType
	/** The exhibit is as wide as the window. */
	isFullBleed?: boolean
}

const pairs = 'tablet:grid-cols-2'
const four = 'tablet:grid-cols-2 desktop:grid-cols-4'
const five = 'tablet:grid-cols-6 desktop:grid-cols-5'

const threeAndTwo = (index: number) => (index < 3 ? 'tablet:col-span-2' : 'tablet:col-span-3')
const threeAndTwoOnTablets = (index: number) => `${threeAndTwo(index)} desktop:col-span-1`
const oneAndPairs = (index: number) => (index === 0 ? 'tablet:col-span-2' : '')

/** Each section looks different: eight alike in a row would be monotonous. */
const shapes: Record<SolutionId, Shape> = {
	SelfOnboardingPortal: { ground: 'paper', layout: 'right', cards: pairs, Exhibit: ScreenSix },
	CentralizedKYC: { ground: 'surface', layout: 'below', cards: four },
	BranchAssistedOnboarding: {
		ground: 'night',
		layout: 'below',
		cards: five,
		card: threeAndTwoOnTablets,
		Exhibit: BranchQueue,
	},
	MobileApplicationForAgents: { ground: 'paper', layout: 'left', cards: pairs, Exhibit: VisitsOfTheDay },
	DeduplicationSolution: {
		ground: 'surface',
		layout: 'below',
		cards: five,
		card: threeAndTwoOnTablets,
		Exhibit: TwoRecords,
	},
	NegativeListScreening: { ground: 'paper', layout: 'right', cards: pairs, card: oneAndPairs, Exhibit: ListHit },
	RiskAnalysisSolution: { ground: 'night', layout: 'left', cards: pairs, Exhibit: RiskScore },
	KYCandReKYCSolution: { ground: 'surface', layout: 'below', cards: four, Exhibit: DueByMonth, isFullBleed: true },
}

const grounds: Record<Ground, string> = {
	paper: '',
	surface: 'border-y border-line bg-surface',
	night: 'night-sky text-on-night print:bg-transparent print:text-ink',
}

export function SolutionSection({ solution }: { solution: OnboardingSolution }) {
	const { ground, layout, cards, card, Exhibit, isFullBleed = false } = shapes[solution.id]
	const onNight = ground === 'night'
	const deck = <FlipCards solution={solution} onNight={onNight} className={cards} cardClassName={card} />
	return (
		<section
			aria-labelledby={`${solution.id}-title`}
			className={classNames('py-12 desktop:py-16 print:py-4', grounds[ground])}
		>
			{layout === 'below' ? (
				<>
					<div className="shell">
						<Head solution={solution} onNight={onNight} isWide />
						{Exhibit && !isFullBleed && <Exhibit />}
					</div>
					{Exhibit && isFullBleed && <Exhibit />}
					<div className="shell mt-6">{deck}</div>
				</>
			) : (
				<div
					className={classNames(
						'shell grid items-center gap-x-14 gap-y-10 print:block',
						layout === 'right' ? 'desktop:grid-cols-[5fr_7fr]' : 'desktop:grid-cols-2',
					)}
				>
					<div className={layout === 'left' ? 'desktop:order-2' : undefined}>
						<Head solution={solution} onNight={onNight} />
						{Exhibit && <Exhibit />}
					</div>
					{deck}
				</div>
			)}
		</section>
	)
}

function Head({
	solution: { id, icon, title, text, more },
	onNight,
	isWide = false,
}: {
	solution: OnboardingSolution
	onNight: boolean
	isWide?: boolean
}) {
	return (
		<div
			id={id}
			tabIndex={-1}
			data-enhance="hash-scroll"
			className={classNames(
				'outline-hidden print:mb-4 print:break-inside-avoid print:break-after-avoid',
				isWide && 'grid items-end gap-x-14 gap-y-4 desktop:grid-cols-[5fr_7fr]',
			)}
		>
			<div>
				<Icon name={icon} className={classNames('size-9', onNight ? 'text-moon print:text-brand' : 'text-brand')} />
				<h2 id={`${id}-title`} className="mt-5 text-heading">
					<Unbroken words={title} />
				</h2>
			</div>
			<div className={isWide ? undefined : 'mt-4'}>
				<p
					className={classNames('max-w-[60ch] text-lg', onNight ? 'text-on-night-muted print:text-ink' : 'text-muted')}
				>
					{text}
				</p>
				{more && isOn(more.path) && (
					<a
						href={more.path}
						className="mt-3 inline-flex min-h-9 items-center gap-1.5 font-semibold text-brand hover:underline"
					>
						{more.label}
						<ArrowRight aria-hidden="true" className="size-4" />
					</a>
				)}
			</div>
		</div>
	)
}

/** Keeps a word such as re-KYC on one line. */
function Unbroken({ words }: { words: string }) {
	return words.split(/(\S*-\S*)/).map((part) =>
		part.includes('-') ? (
			<span key={part} className="whitespace-nowrap">
				{part}
			</span>
		) : (
			part
		),
	)
}
