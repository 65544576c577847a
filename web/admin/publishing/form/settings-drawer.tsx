import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Edited } from '#contracts/content/publishable.ts'
import { IconButton } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { DateTime } from '../../date-time.tsx'
import { useFormParts } from './form-context.ts'

type Props = {
	/** The saved item; null for a new one. */
	edited: Edited | null
	panel: ReactNode
	/** Groups of settings. */
	children: ReactNode
}

/** A column beside the fields that scrolls by itself. Below desktop width it is a section that follows them. */
export function SettingsDrawer({ edited, panel, children }: Props) {
	const { settings, preview } = useFormParts()
	const { id, region, isOpen, close } = settings
	const titleId = `${id}-title`
	return (
		<section
			ref={region}
			id={id}
			tabIndex={-1}
			aria-labelledby={titleId}
			className={classNames(
				'border-line bg-surface outline-none max-desktop:border-t desktop:sticky desktop:top-(--bar) desktop:w-72 desktop:shrink-0',
				'desktop:h-[calc(100dvh-var(--bar)-var(--save-bar))] desktop:scroll-pt-17 desktop:overflow-y-auto desktop:overscroll-contain desktop:border-s',
				'min-[80rem]:w-88',
				// The preview takes its place on wide screens.
				(!isOpen || preview.isOpen) && 'desktop:hidden',
			)}
		>
			<div className="sticky top-0 z-10 flex items-center justify-between gap-4 bg-surface px-4 pt-5 pb-3 max-desktop:static tablet:px-8 desktop:px-5">
				<h2 id={titleId} className="text-title">
					Settings
				</h2>
				<IconButton label="Close settings" onClick={close} className="-me-2 max-desktop:hidden">
					<X aria-hidden="true" />
				</IconButton>
			</div>
			<div className="mx-auto flex max-w-[56rem] flex-col gap-6 px-4 pt-1 pb-8 tablet:px-8 desktop:px-5">
				{panel && <aside className="flex min-w-0 flex-col gap-5">{panel}</aside>}
				{children}
				{edited && (
					<p className="border-t border-line pt-5 text-sm text-muted">
						<span>Last changed </span>
						{edited.updatedBy && (
							<span>
								by <bdi>{edited.updatedBy}</bdi>{' '}
							</span>
						)}
						<DateTime at={edited.updatedAt} />
					</p>
				)}
			</div>
		</section>
	)
}
