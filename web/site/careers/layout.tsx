import './careers.css'

/** This list has its own stylesheet: that of all documents exceeds the size budget of a page. */
export { FramedError as ErrorBoundary, FramedPages as default } from '../frame/framed-pages.tsx'
