import './publishing.css'

import { Outlet } from 'react-router'
import { SiteFrame } from '../frame/site-frame.tsx'
import { MomentBar } from './moment-bar.tsx'

/** Lists and articles: documents that the Worker renders once for each version of the content. */
export { FramedError as ErrorBoundary } from '../frame/framed-pages.tsx'

export default function PublishingLayout() {
	return (
		<SiteFrame>
			<MomentBar />
			<Outlet />
		</SiteFrame>
	)
}
