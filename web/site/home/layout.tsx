import './home.css'

/** A document: it ships no framework script. */
export { FramedError as ErrorBoundary, FramedPages as default } from '../frame/framed-pages.tsx'
