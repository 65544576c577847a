import { isRouteErrorResponse, Link, useRevalidator, useRouteError } from 'react-router'
import { isRefusal } from '#web/api.ts'
import { Button, buttonLooks } from '#web/ui/button.tsx'
import { PageHeading } from './page-heading.tsx'

/** Replaces a page that failed. The menu stays usable. */
export function PageError() {
	const error = useRouteError()
	const { revalidate, state } = useRevalidator()
	if (isRefusal(error, 'factor.required'))
		return (
			<>
				<PageHeading title="A second factor is due" lead={error.errorMsg} />
				<Link to="/Admin/Account" className={buttonLooks({}, 'mt-6')}>
					Go to the Account page
				</Link>
			</>
		)
	if (!isRouteErrorResponse(error)) console.warn('A page failed', error)
	return (
		<>
			<PageHeading title="This page did not load" lead="Something went wrong. Nothing was changed." />
			<Button className="mt-6" busy={state === 'loading'} onClick={() => void revalidate()}>
				Try again
			</Button>
		</>
	)
}
