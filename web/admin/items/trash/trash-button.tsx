import { Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { ItemKindName } from '#contracts/items/kinds.ts'
import { Button } from '#web/ui/button.tsx'
import { trashPath } from '../item-paths.ts'

/** Opens the trash of a kind of item. */
export function TrashButton({ kind }: { kind: ItemKindName }) {
	const navigate = useNavigate()
	return (
		<Button variant="secondary" onClick={() => void navigate(trashPath(kind))}>
			<Trash2 aria-hidden="true" className="size-5" />
			Trash
		</Button>
	)
}
