import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [index('site/contact.tsx', { id: 'home' }), route('contact', 'site/contact.tsx')] satisfies RouteConfig
