import { type ReactNode, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { BlogAuthor, BlogDetails } from '#contracts/content/blogs.ts'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { fileOf } from '../file-fields/file-value.ts'
import { fetchPortrait, isSameFile } from './authors.ts'
import type { BlogValues } from './blog-values.ts'

/** Puts an author's portrait and its alternative text into the form. The user confirms before another portrait is replaced. */
export function usePortrait(
	form: UseFormReturn<BlogValues>,
	stored: BlogDetails['profile'],
): { offer: (author: BlogAuthor) => void; question: ReactNode } {
	const { getValues, setValue, trigger } = form
	const toast = useToast()
	const [asked, setAsked] = useState<BlogAuthor | null>(null)
	const [busy, setBusy] = useState(false)
	const taken = useRef<{ file: File; url: string } | null>(null)

	function offer(author: BlogAuthor) {
		if (!author.profile) return
		const file = fileOf(getValues('profileImage'))
		const current = file ? (taken.current?.file === file ? taken.current.url : '') : stored?.url
		if (current !== undefined && isSameFile(current, author.profile.url)) return
		if (current === undefined) void take(author)
		else setAsked(author)
	}

	async function take(author: BlogAuthor) {
		setBusy(true)
		const file = await fetchPortrait(author).catch(() => null)
		setBusy(false)
		setAsked(null)
		if (!file || !author.profile) {
			toast({
				tone: 'danger',
				text: (
					<span>
						The portrait of <bdi>{author.authorName}</bdi> could not be loaded. Choose it below.
					</span>
				),
			})
			return
		}
		taken.current = { file, url: author.profile.url }
		setValue('profileImage', file, { shouldDirty: true })
		setValue('hasProfileImageChanged', true)
		setValue('profileAlt', author.profile.alt, { shouldDirty: true })
		void trigger('profileImage')
		toast({
			tone: 'success',
			text: (
				<span>
					The portrait of <bdi>{author.authorName}</bdi> is in the form.
				</span>
			),
		})
	}

	const question = asked && (
		<ConfirmDialog
			title={
				<span>
					Use the portrait of <bdi>{asked.authorName}</bdi>?
				</span>
			}
			confirmLabel="Use this portrait"
			cancelLabel="Keep the current one"
			busy={busy}
			open
			onOpenChange={(open) => !open && setAsked(null)}
			onConfirm={() => void take(asked)}
		>
			It replaces the profile image in this form and its alternative text.
		</ConfirmDialog>
	)
	return { offer, question }
}
