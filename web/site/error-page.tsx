import { isRouteErrorResponse } from 'react-router'
import { errors } from '#contracts/shared/error-catalogue.ts'
import { brand } from '#web/content/brand.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import formStyles from './forms/forms.css?url'
import { SiteFrame } from './frame/site-frame.tsx'
import { PaperBoat } from './parts/paper-boat.tsx'
import { SetUpFaults, setUpFaultsOf } from './set-up-notice.tsx'

/** The data of the error for a preview that opens no more. */
export const endedPreview = 'preview ended'

type Wording = { status: number | null; title: string; text: string; act: { label: string; href: string } }

function wordingFor(error: unknown): Wording {
	if (setUpFaultsOf(error) !== null)
		return {
			status: errors['service.not-set-up'].status,
			title: 'This site is not set up yet',
			text: 'Its operator has not finished setting it up. Please come back later.',
			act: { label: 'Try again', href: '' },
		}
	if (isRouteErrorResponse(error) && error.data === endedPreview)
		return {
			status: 404,
			title: 'This preview has ended',
			text: 'Its link was revoked or is too old, its session was closed, or what it showed was deleted. Ask the person who sent it for a new link.',
			act: { label: 'Go to the home page', href: '/' },
		}
	if (isRouteErrorResponse(error) && error.status === 404)
		return {
			status: 404,
			title: 'This page is not here',
			text: 'It may have been moved or taken down, or the address is mistyped. Start again from the home page, or ask us for what you were looking for.',
			act: { label: 'Go to the home page', href: '/' },
		}
	return {
		// A loader or component has thrown: 500, or 503 for a transient failure.
		status: isRouteErrorResponse(error) ? error.status : null,
		title: 'Something went wrong on our side',
		text: 'This page could not be loaded, and it is not your fault. Try again in a moment. If it happens again, write to us.',
		// An empty href reloads the page.
		act: { label: 'Try again', href: '' },
	}
}

export function ErrorPage({ error }: { error: unknown }) {
	const { status, title, text, act } = wordingFor(error)
	const faults = setUpFaultsOf(error)
	const mailbox = brand.mailboxes[0]
	return (
		<>
			<title>{`${title} | ${brand.name}`}</title>
			<meta name="robots" content="noindex" />
			<div className="shell grid min-h-[68vh] items-center gap-x-14 gap-y-10 py-14 desktop:grid-cols-[6fr_5fr] desktop:py-20">
				<div>
					<p className="font-semibold text-brand">Error {status ?? ''}</p>
					<h1 className="mt-3 max-w-[18ch] text-hero">{title}</h1>
					<p className="mt-5 max-w-[60ch] text-lg text-muted">{text}</p>
					<div className="mt-8 flex flex-wrap gap-3">
						<ButtonLink href={act.href}>{act.label}</ButtonLink>
						{!faults && (
							<ButtonLink href="/contact" variant="secondary">
								Contact us
							</ButtonLink>
						)}
					</div>
					{faults && <SetUpFaults faults={faults} />}
					{mailbox && (
						<p className="mt-8 text-muted">
							By email:{' '}
							<a
								href={`mailto:${mailbox.address}`}
								className="inline-block py-0.5 font-semibold text-brand hover:underline"
							>
								{mailbox.address}
							</a>
						</p>
					)}
				</div>
				<PaperBoat />
			</div>
		</>
	)
}

/** Renders outside of every layout, so it brings its own styles. */
export function WholeErrorPage({ error }: { error: unknown }) {
	return (
		<>
			<link rel="stylesheet" href={formStyles} precedence="default" />
			<SiteFrame>
				<ErrorPage error={error} />
			</SiteFrame>
		</>
	)
}
