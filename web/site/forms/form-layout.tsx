import './forms.css'

/** Pages with a form have a separate stylesheet. */
export { FramedError as ErrorBoundary, FramedPages as default } from '../frame/framed-pages.tsx'
