import { Outlet, useRouteError } from 'react-router'
import { ErrorPage } from '../error-page.tsx'
import { SiteFrame } from './site-frame.tsx'

/** The pages of a layout inside the site's frame. The layouts differ only in their stylesheet. */
export const FramedPages = () => (
	<SiteFrame>
		<Outlet />
	</SiteFrame>
)

/** The router passes no props to an error boundary that a module only exports again. */
export const FramedError = () => (
	<SiteFrame>
		<ErrorPage error={useRouteError()} />
	</SiteFrame>
)
