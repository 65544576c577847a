/** The place of a picture. `sizes`: its width there, as in HTML. `widths`: the smallest and the largest worth a file. */
export type Place = { sizes: string; widths: readonly [least: number, most: number] }

const desktop = '(min-width: 992px)'
const tablet = '(min-width: 768px)'

/** A share of a phone's width. Three device pixels to a CSS pixel look like two, and weigh twice as much. */
const phone = (share: number) => `(min-resolution: 2.5dppx) ${Math.round((share * 2) / 3)}vw, ${share}vw`

/**
 * A picture that its frame cuts at the sides is wider than the frame. The numbers say how wide it is for 16:9, the
 * proportions that the forms make.
 */
export const places = {
	/** The first of a list, with its text beside it. */
	lead: { sizes: `${desktop} min(54vw, 690px), ${tablet} 46vw, ${phone(92)}`, widths: [320, 1440] },
	/** The same, but above its text on a tablet. */
	wideLead: { sizes: `${desktop} min(54vw, 690px), ${phone(92)}`, widths: [320, 1440] },
	/** A card in a row of two. */
	halfCard: { sizes: `${desktop} min(46vw, 590px), ${tablet} 46vw, ${phone(92)}`, widths: [320, 1440] },
	/** A card in a row of three, two on a tablet. */
	thirdCard: { sizes: `${desktop} min(30vw, 385px), ${tablet} 46vw, ${phone(92)}`, widths: [320, 1080] },
	blogLead: { sizes: `${desktop} min(50vw, 630px), ${phone(85)}`, widths: [320, 1440] },
	blogRow: { sizes: `${tablet} 208px, 104px`, widths: [160, 480] },
	blogSmall: { sizes: '104px', widths: [160, 320] },
	blogCard: { sizes: `${desktop} min(30vw, 385px), ${tablet} 30vw, 104px`, widths: [160, 800] },
	blogCover: { sizes: `${desktop} min(70vw, 760px), ${phone(92)}`, widths: [320, 1440] },
	insideArticle: { sizes: `${desktop} min(70vw, 760px), ${phone(92)}`, widths: [320, 1440] },
	eventLead: { sizes: `${desktop} min(100vw - 440px, 840px), ${phone(92)}`, widths: [320, 1440] },
	upcomingEvent: { sizes: `${tablet} 280px, ${phone(92)}`, widths: [320, 800] },
	pastEvent: { sizes: `${desktop} min(50vw - 230px, 405px), ${tablet} 46vw, ${phone(92)}`, widths: [320, 1080] },
	eventBanner: { sizes: `${desktop} min(94vw, 1200px), ${phone(92)}`, widths: [320, 1920] },
	storyInColumn: { sizes: '128px', widths: [160, 320] },
	storyInRow: { sizes: `${desktop} min(18vw, 225px), ${tablet} 30vw, 128px`, widths: [160, 480] },
	galleryHalf: { sizes: `${desktop} min(61vw, 785px), ${tablet} 61vw, ${phone(122)}`, widths: [320, 1440] },
	galleryThird: { sizes: `${desktop} min(40vw, 515px), ${tablet} 61vw, ${phone(122)}`, widths: [320, 1080] },
	caseCover: { sizes: `${desktop} min(50vw, 620px), ${phone(92)}`, widths: [320, 1440] },
	whitepaper: { sizes: `${tablet} 208px, 171px`, widths: [160, 480] },
} as const satisfies Record<string, Place>

export type PlaceName = keyof typeof places
