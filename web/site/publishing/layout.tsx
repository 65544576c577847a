import './publishing.css'

/** Lists and articles: documents that the Worker renders once for each version of the content. */
export { FramedError as ErrorBoundary, FramedPages as default } from '../frame/framed-pages.tsx'
