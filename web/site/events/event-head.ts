import type { PublicEvent } from '#contracts/content/events.ts'
import type { Picture } from '#contracts/content/publishable.ts'
import type { PageFacts } from '#web/content/page-facts.ts'
import { pages } from '#web/content/pages.ts'
import { shareCardOf } from '#web/site/publishing/share-card.ts'
import { summaryOf } from '#web/site/publishing/summary.ts'
import { eventPath } from './event-path.ts'

/** The head data of an event's page. */
export const eventFacts = ({
	id,
	title,
	eventDescription,
}: Pick<PublicEvent, 'id' | 'title' | 'eventDescription'>): PageFacts => ({
	path: eventPath(id),
	name: title,
	title: `${title} | Events`,
	description: summaryOf(eventDescription),
	parent: pages.events,
})

/** The share card shows the banner. */
export const eventCard = (banner: Picture | null, title: string) =>
	shareCardOf(banner ?? undefined, title, pages.events)
