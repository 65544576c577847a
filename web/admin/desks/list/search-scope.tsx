import { searchedMonths } from '#contracts/shared/periods.ts'
import type { useListAddress } from '../../lists/use-list-address.ts'

type Props = {
	list: ReturnType<typeof useListAddress>
	/** Since when texts were searched; null: since the first. */
	since: string | null
}

/** How far back the texts of messages were searched. */
export function SearchScope({ list, since }: Props) {
	if (!list.shownParams.has('search')) return null
	return (
		<p role="status" className="text-sm text-muted">
			{since === null ? (
				<span>All texts were searched.</span>
			) : (
				<span>
					<span>Texts of the last {searchedMonths} months were searched. </span>
					<button
						type="button"
						className="font-semibold text-brand underline underline-offset-2"
						onClick={() => list.filter({ alltime: '1' })}
					>
						Search all
					</button>
				</span>
			)}
		</p>
	)
}
