import { Link } from 'react-router'
import type { ErrorCode } from '#contracts/shared/errors.ts'
import { failureText, isRefusal } from '#web/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

/** What a form edits: null to add one; or why it cannot be shown. */
export type LoadedItem<Item> = { item: Item | null; failure: null } | { item: null; failure: string }

/** Loads the item of a form's address. An id that no item has is said in the form's place; anything else that fails is the page's error. */
export async function loadItem<Item>(
	id: string | undefined,
	load: (id: string) => Promise<Item>,
	unknown: ErrorCode,
): Promise<LoadedItem<Item>> {
	if (id === undefined) return { item: null, failure: null }
	try {
		return { item: await load(id), failure: null }
	} catch (failure) {
		if (!isRefusal(failure, unknown) && !isRefusal(failure, 'request.invalid')) throw failure
		console.warn(failureText(failure, 'The item is not there'))
		return { item: null, failure: isRefusal(failure, unknown) ? failure.message : 'There is nothing with this id.' }
	}
}

/** Stands in the place of the form. */
export const UnknownItem = ({ failure, backTo }: { failure: string; backTo: string }) => (
	<div className="flex flex-col gap-6">
		<PageHeading title="Not found" />
		<Alert tone="danger">
			<p>{failure}</p>
			<Link to={backTo} className="mt-2 inline-block py-1 font-semibold underline">
				Back to the list
			</Link>
		</Alert>
	</div>
)
