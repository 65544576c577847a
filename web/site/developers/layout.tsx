import './developers.css'

/** The reference has its own stylesheet: the pages that link it need none of its rules. */
export { FramedError as ErrorBoundary, FramedPages as default } from '../frame/framed-pages.tsx'
