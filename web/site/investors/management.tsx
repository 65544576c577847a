import { management } from '#web/content/investors/pages/management.ts'
import { committees, people } from '#web/content/investors/people.ts'
import { pages } from '#web/content/pages.ts'
import { metaOf } from '#web/site/seo/page-meta.ts'
import { BoardSeats } from './board-seats.tsx'
import { InvestorFrame } from './investor-frame.tsx'
import { MemberTable } from './member-table.tsx'
import { Passage } from './passage.tsx'
import { PeopleTable } from './people-table.tsx'

export const meta = metaOf(pages.management)

export default function Management() {
	return (
		<InvestorFrame page={pages.management} copy={management}>
			<Passage passage={management.board}>
				<BoardSeats people={people} />
			</Passage>
			<Passage passage={management.people}>
				<PeopleTable people={people} caption={management.people.heading} />
			</Passage>
			<Passage passage={management.committees}>
				<div className="grid gap-12 print:block print:space-y-6">
					{committees.map((committee) => (
						<section key={committee.name}>
							<h3 className="text-title">{committee.name}</h3>
							<p className="mt-1.5 mb-4 max-w-[62ch] text-muted">{committee.duty}</p>
							<MemberTable committee={committee} />
						</section>
					))}
				</div>
			</Passage>
			<Passage passage={management.seats} />
		</InvestorFrame>
	)
}
