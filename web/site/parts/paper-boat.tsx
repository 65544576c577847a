import paperBoat from '#web/site/drawings/paper-boat.svg?url&no-inline'

/** The drawing beside the words of a page that is not there. */
export const PaperBoat = () => (
	<img
		src={paperBoat}
		alt=""
		width={960}
		height={720}
		className="w-full rounded-lg object-cover object-bottom max-desktop:aspect-3/2 print:hidden"
	/>
)
