import { Image } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Attachment } from '#contracts/desks/conversation.ts'
import { Button } from '#web/ui/button.tsx'
import { useDesk } from '../../desk-context.ts'

/** What browsers show and what holds no script. */
const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif']

export const isPicture = ({ type }: Pick<Attachment, 'type'>) => pictureTypes.includes(type)

type Props = { messageId: number; file: Attachment }
type Shown = 'nothing' | 'loading' | 'failed' | { url: string }

/** A picture of a message, once somebody wants to see it. */
export function AttachedPicture({ messageId, file: { key, name, type } }: Props) {
	const { calls } = useDesk().desk
	const [shown, setShown] = useState<Shown>('nothing')
	const isOpen = typeof shown === 'object'
	const url = useRef<string | null>(null)

	function forget() {
		if (url.current) URL.revokeObjectURL(url.current)
		url.current = null
	}
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the message goes
	useEffect(() => forget, [])

	async function show() {
		setShown('loading')
		try {
			const answer = await calls.attachment(messageId, key)
			if (!answer.ok) throw new Error(`The server answered ${answer.status}`)
			// The call answers bytes without a type, so that no browser opens a file of a stranger by itself.
			url.current = URL.createObjectURL(new Blob([await answer.arrayBuffer()], { type }))
			setShown({ url: url.current })
		} catch (failure) {
			console.warn('The picture was not loaded', failure)
			setShown('failed')
		}
	}

	function hide() {
		forget()
		setShown('nothing')
	}

	return (
		<>
			<Button
				variant="quiet"
				size="small"
				icon={Image}
				busy={shown === 'loading'}
				aria-expanded={isOpen}
				onClick={() => (isOpen ? hide() : void show())}
			>
				<span>{isOpen ? 'Hide' : 'Show'}</span>
				<span className="sr-only">
					{' '}
					<bdi>{name}</bdi>
				</span>
			</Button>
			{isOpen && (
				<figure className="mt-2 basis-full">
					<img
						src={shown.url}
						alt={name}
						onError={() => setShown('failed')}
						className="max-h-[70dvh] max-w-full rounded-sm border border-line"
					/>
				</figure>
			)}
			<p role="status" className="basis-full text-xs text-danger empty:hidden">
				{shown === 'failed' && 'This picture cannot be shown. Download it instead.'}
			</p>
		</>
	)
}
