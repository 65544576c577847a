import { useState } from 'react'
import type { CaseStudyCategory } from '#contracts/case-studies.ts'
import { messages } from '#contracts/messages.ts'
import { answerOf, failureText, isRefusal } from '#web/api.ts'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { caseStudyCategoriesApi } from '../staff-api.ts'

type Props = { category: CaseStudyCategory; onClose: () => void; onDeleted: () => void }

/** Asks, and deletes the category unless case studies have it. */
export function DeleteCategory({ category: { categoryId, categoryName }, onClose, onDeleted }: Props) {
	const toast = useToast()
	const [failure, setFailure] = useState<string | null>(null)
	const [busy, setBusy] = useState(false)

	async function confirm() {
		setBusy(true)
		const refusal = await refusalOf(categoryId)
		setBusy(false)
		setFailure(refusal)
		if (refusal !== null) return
		toast({ tone: 'success', text: 'Category deleted' })
		onClose()
		onDeleted()
	}

	return (
		<ConfirmDialog
			title={messages.confirmDelete}
			confirmLabel="Delete"
			danger
			busy={busy}
			error={failure}
			open
			onOpenChange={onClose}
			onConfirm={() => void confirm()}
		>
			Case studies can then no longer be given the category <bdi>{categoryName}</bdi>.
		</ConfirmDialog>
	)
}

/** Why the category is still there; null where it is gone, also by somebody else's hand. */
async function refusalOf(categoryId: number): Promise<string | null> {
	try {
		const param = { id: String(categoryId) }
		const deleted = await answerOf(caseStudyCategoriesApi.deletecategory[':id'].$delete({ param }))
		// "deletecategory/{id} (returns false when referenced)."
		return deleted ? null : messages.categoryReferenced(categoryId)
	} catch (reason) {
		if (isRefusal(reason, 'case-study-category.not-found')) return null
		return failureText(reason, 'The category could not be deleted. Please try again.')
	}
}
