import type { CheckedPage } from '../item.ts'
import { GoogleCard } from './google-card.tsx'
import { LinkedInCard } from './linkedin-card.tsx'
import { WhatsAppCard } from './whatsapp-card.tsx'

/** How search engines and networks show the page. */
export const Cards = ({ page }: { page: CheckedPage }) => (
	<section
		aria-label="How it will be shown"
		className="grid gap-4 tablet:max-desktop:grid-cols-2 tablet:max-desktop:[&>:first-child]:col-span-2"
	>
		<GoogleCard page={page} />
		<LinkedInCard page={page} />
		<WhatsAppCard page={page} />
	</section>
)
