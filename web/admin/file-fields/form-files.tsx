import { createContext, type ReactNode, useEffect, useMemo, useState } from 'react'
import type { ItemKindName } from '#contracts/items/kinds.ts'
import type { FileUses } from '#contracts/items/used-files.ts'
import { answerOf } from '#web/api.ts'
import type { LoadedDraft } from '../items/drafts/load-draft.ts'
import type { StoredFiles } from '../items/editor/stored-files.ts'
import { draftsApi } from '../staff-api.ts'

type FormFilesValue = {
	kind: ItemKindName
	keyOf: (file: File) => string | null
	/** The form takes a stored file over, so that nothing is uploaded. */
	take: (file: File, key: string) => void
	/** Which other items have the files of the form. */
	uses: readonly FileUses[]
}

export const FormFilesContext = createContext<FormFilesValue | null>(null)

type Props = {
	kind: ItemKindName
	itemId: number | null
	loaded: LoadedDraft | null
	files: StoredFiles
	children: ReactNode
}

/** Tells the fields of a form which stored files they may take, and which other items have theirs. */
export function FormFiles({ kind, itemId, loaded, files, children }: Props) {
	const [keys, setKeys] = useState(() => Object.values(loaded?.details.files ?? {}).map(({ key }) => key))
	const [uses, setUses] = useState<readonly FileUses[]>([])
	useEffect(() => {
		if (itemId === null && keys.length === 0) return
		let wanted = true
		answerOf(draftsApi[':kind'].fileuses.$post({ param: { kind }, json: { itemId, keys } })).then(
			(found) => wanted && setUses(found),
			// The fields work without it.
			() => undefined,
		)
		return () => {
			wanted = false
		}
	}, [kind, itemId, keys])
	const value = useMemo(
		() => ({
			kind,
			keyOf: files.keyOf,
			take(file: File, key: string) {
				files.note(file, key)
				setKeys((known) => (known.includes(key) ? known : [...known, key]))
			},
			uses,
		}),
		[kind, files, uses],
	)
	return <FormFilesContext value={value}>{children}</FormFilesContext>
}
