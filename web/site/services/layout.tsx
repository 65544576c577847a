import './services.css'

/** Documents: pages that ship no framework script. */
export { FramedError as ErrorBoundary, FramedPages as default } from '../frame/framed-pages.tsx'
