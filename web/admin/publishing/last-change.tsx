import type { Edited } from '#contracts/content/publishable.ts'
import { Moment } from '../date-time.tsx'

/** Who changed an item last, and when. */
export const LastChange = ({ updatedAt, updatedBy }: Edited) => (
	<>
		Last changed {updatedBy && `by ${updatedBy} `}
		<Moment at={updatedAt} />
	</>
)
