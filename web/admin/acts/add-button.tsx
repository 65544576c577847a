import { Plus } from 'lucide-react'
import { useNavigate } from 'react-router'
import { Button } from '#web/ui/button.tsx'

type Props = { label: string; href: string; variant?: 'primary' | 'secondary' }

/** Opens the form for a new item. */
export function AddButton({ label, href, variant }: Props) {
	const navigate = useNavigate()
	return (
		<Button variant={variant} onClick={() => void navigate(href)}>
			<Plus aria-hidden="true" className="size-5" />
			{label}
		</Button>
	)
}
