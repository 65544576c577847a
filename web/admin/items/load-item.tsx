import { Link } from 'react-router'
import type { ErrorCode } from '#contracts/shared/error-catalogue.ts'
import { failureText, isRefusal } from '#web/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { PageHeading } from '../page-heading.tsx'

/** The item to edit, null for a new one, or a message if it cannot be shown. */
export type LoadedItem<Item> = { item: Item | null; failure: null } | { item: null; failure: string }

/** Loads the item in a form's address. An unknown id becomes a message. Other failures go to the page's error boundary. */
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

/** Replaces the form of an unknown item. */
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
