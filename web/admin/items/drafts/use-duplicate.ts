import { useNavigate } from 'react-router'
import { answerOf, failureText } from '#web/api.ts'
import { useToast } from '#web/ui/toast.tsx'
import { draftsApi } from '../../staff-api.ts'
import type { ItemDescription } from '../item-description.ts'
import { draftFormPath } from '../item-paths.ts'

/** Opens the form of a copy of a saved item. The copy is a draft on the server. */
export function useDuplicate(description: ItemDescription) {
	const toast = useToast()
	const navigate = useNavigate()
	const { kind, noun } = description
	return async (id: number) => {
		try {
			const { draftVersion } = await answerOf(draftsApi[':kind'].duplicate.$post({ param: { kind }, json: { id } }))
			await navigate(draftFormPath(description, { itemId: null, draftVersion }))
			toast({ tone: 'success', text: 'This is the copy. It is a draft until you save it.' })
		} catch (failure) {
			toast({
				tone: 'danger',
				text: failureText(failure, `The ${noun} could not be duplicated. Check your connection.`),
			})
		}
	}
}
