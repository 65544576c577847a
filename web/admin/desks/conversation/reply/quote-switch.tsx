import { createBrowserSwitch } from '../../browser-switch.ts'

const quotes = createBrowserSwitch('desk-quotes')

/** Whether the message that is answered stands below the replies that leave from this browser. */
export const quotesAreOn = quotes.isOn

export const QuoteSwitch = () => (
	<label className="inline-flex min-h-6 items-center gap-1.5">
		<input
			type="checkbox"
			className="size-4 accent-brand"
			checked={quotes.use()}
			onChange={({ target }) => quotes.turn(target.checked)}
		/>
		<span>Quote the message below</span>
	</label>
)
