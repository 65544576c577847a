/**
 * The notice above the button that sends an application. `{days}`, `{careers address}` and `{privacy policy}` are filled in.
 * An application stores the version that its form showed, so never change or remove a text: add a new one at the end.
 */
type Notice = {
	/** The first twelve digits of the SHA-256 of the text; see `noticeText`. */
	version: string
	keeping: string
	/** Shown if the site keeps where visitors came from. */
	origin: string
}

const origin =
	'We keep and erase with them which site or campaign brought you here, the first page and the number of pages of your visit, your language and your country. That leaves your browser with this form, not before.'

export const notices: readonly [Notice, ...Notice[]] = [
	{
		version: 'c97e3a990dcb',
		keeping:
			'By sending this form you agree that we keep what you have typed and your CV to decide on this application. We erase both {days} days after the closing date. To have them erased earlier, write to {careers address}. Our {privacy policy} has the details.',
		origin,
	},
	{
		version: '11869feb6d5a',
		keeping:
			'By sending this form you agree that we keep what you have typed and your CV to decide on this application. We erase both {days} days after the closing date. To have them erased earlier, ask for it on the page whose link is in our mail to you, or write to {careers address}. Our {privacy policy} has the details.',
		origin,
	},
]

export const noticeText = ({ keeping, origin }: Notice) => `${keeping}\n${origin}`

export const currentNotice = notices.at(-1) ?? notices[0]
