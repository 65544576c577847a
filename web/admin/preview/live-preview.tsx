import { ExternalLink, Monitor, Share2, Smartphone, Tablet, X } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { PreviewedItem } from '#contracts/items/previews.ts'
import { answerOf, failureText } from '#web/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useMedia } from '#web/ui/use-media.ts'
import { useFormParts } from '../publishing/form/form-context.ts'
import { previewsApi } from '../staff-api.ts'
import { useLoaded } from '../use-loaded.ts'
import { PreviewFrame } from './preview-frame.tsx'
import { SharePreview } from './share-preview.tsx'
import type { LivePreviewState } from './use-live-preview.ts'

const widths = {
	phone: { label: 'Phone', pixels: 390, Icon: Smartphone },
	tablet: { label: 'Tablet', pixels: 820, Icon: Tablet },
	desktop: { label: 'Desktop', pixels: 1280, Icon: Monitor },
} as const
type Width = keyof typeof widths
const names = Object.keys(widths) as Width[]

/** The page of the item as the draft is now: beside the form, or in a dialog if there is no room. */
export function LivePreview() {
	const { preview } = useFormParts()
	const hasRoom = useMedia('(min-width: 62rem)')
	const { isOpen, of, close } = preview
	const section = useRef<HTMLElement>(null)
	// The button that opened it was busy, or the document was loaded again.
	useEffect(() => {
		if (isOpen && document.activeElement === document.body) section.current?.focus({ preventScroll: true })
	}, [isOpen])
	if (!of) return null
	if (!hasRoom)
		return (
			<Dialog title="Preview" size="full" open={isOpen} onOpenChange={(open) => !open && close()}>
				<div className="-mx-6 -mb-6 flex h-[74dvh] flex-col">
					<Pane preview={preview} of={of} start="phone" />
				</div>
			</Dialog>
		)
	if (!isOpen) return null
	return (
		<section
			ref={section}
			tabIndex={-1}
			aria-label="Preview"
			className="sticky top-(--bar) flex h-[calc(100dvh-var(--bar)-var(--save-bar))] w-[46%] shrink-0 flex-col border-s border-line bg-surface"
		>
			<Pane preview={preview} of={of} start="tablet" onClose={close} />
		</section>
	)
}

type PaneProps = { preview: LivePreviewState; of: PreviewedItem; start: Width; onClose?: () => void }

function Pane({ preview: { kind, version }, of: { itemId, draftId }, start, onClose }: PaneProps) {
	const [width, setWidth] = useState<Width>(start)
	const [sharing, setSharing] = useState(false)
	const load = useCallback(
		() => answerOf(previewsApi[':kind'].livepreview.$post({ param: { kind }, json: { itemId, draftId } })),
		[kind, itemId, draftId],
	)
	const { data: address, failure, reload } = useLoaded(load)
	return (
		<>
			<div className="flex items-center gap-2 border-b border-line px-3 py-2">
				<fieldset className="me-auto flex gap-1">
					<legend className="sr-only">Width of the preview</legend>
					{names.map((name) => {
						const { label, pixels, Icon } = widths[name]
						return (
							<label
								key={name}
								title={`${label}, ${pixels} px`}
								className="relative inline-flex size-9 cursor-pointer items-center justify-center rounded-sm text-muted hover:bg-sunken has-checked:bg-brand-soft has-checked:text-brand-strong has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
							>
								<input
									type="radio"
									name="preview-width"
									checked={width === name}
									onChange={() => setWidth(name)}
									className="absolute inset-0 cursor-pointer opacity-0"
								/>
								<Icon aria-hidden="true" className="size-5" />
								<span className="sr-only">{label}</span>
							</label>
						)
					})}
				</fieldset>
				<IconButton label="Share the preview" onClick={() => setSharing(true)}>
					<Share2 aria-hidden="true" />
				</IconButton>
				{address && (
					<a
						href={address}
						target="_blank"
						rel="noreferrer"
						aria-label="Open the preview in a new tab"
						title="Open the preview in a new tab"
						className="inline-flex size-9 items-center justify-center rounded-sm text-muted hover:bg-sunken hover:text-ink"
					>
						<ExternalLink aria-hidden="true" className="size-5" />
					</a>
				)}
				{onClose && (
					<IconButton label="Close the preview" onClick={onClose}>
						<X aria-hidden="true" />
					</IconButton>
				)}
			</div>
			{failure !== null && (
				<div className="p-4">
					<Alert tone="danger" action={{ label: 'Try again', onClick: () => void reload() }}>
						{failureText(failure, 'The preview could not be opened. Check your connection.')}
					</Alert>
				</div>
			)}
			{address && <PreviewFrame address={address} version={version} width={widths[width].pixels} />}
			<SharePreview kind={kind} of={{ itemId, draftId }} open={sharing} onOpenChange={setSharing} />
		</>
	)
}
