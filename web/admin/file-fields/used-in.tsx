import { Fragment, use } from 'react'
import { kindFacts, unitOf } from '#contracts/items/kinds.ts'
import { storedKeyOf } from '../items/editor/stored-files.ts'
import { FormFilesContext } from './form-files.tsx'

type Props = {
	/** The new file. */
	file: File | null
	/** The address of the stored file, if it has one. */
	url?: string | null | undefined
	/** The media type by which a file without an address is found: an item has one such file. */
	type?: string
}

/** The other items that have the file of a field, in one line. Nothing without any. */
export function UsedIn({ file, url, type }: Props) {
	const form = use(FormFilesContext)
	if (!form) return null
	const key = file ? form.keyOf(file) : url ? storedKeyOf(url) : null
	const found = form.uses.find((each) => (key ? each.key === key : !file && type !== undefined && each.type === type))
	if (!found) return null
	const { items, count } = found
	const others = count - items.length
	return (
		<p className="flex max-w-full gap-x-1 text-sm whitespace-nowrap text-muted">
			<span>Used in</span>
			{items.map(({ kind, id, title }, place) => (
				<Fragment key={`${kind} ${id}`}>
					{title === null ? (
						<span>{`a ${unitOf(kind)}`}</span>
					) : (
						<a
							href={`${kindFacts[kind].editPath}/${id}`}
							target="_blank"
							rel="noreferrer"
							title={title}
							className="min-w-0 truncate text-brand underline"
						>
							<bdi>{title}</bdi>
							<span className="sr-only"> (opens a new tab)</span>
						</a>
					)}
					{place < items.length - 1 && <span className="-ms-1">,</span>}
				</Fragment>
			))}
			{others > 0 && <span>{`and ${others} more`}</span>}
		</p>
	)
}
