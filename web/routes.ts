import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
	layout('site/layout.tsx', [
		// The contact page stands in for a home page until there is one.
		index('site/contact/page.tsx', { id: 'home' }),
		route('contact', 'site/contact/page.tsx'),
	]),

	// Outside of the layouts
	route('Login', 'admin/sign-in/login.tsx'),
	route('ResetPassword/:resetToken?', 'admin/sign-in/reset-password.tsx'),

	route('Admin', 'admin/layout.tsx', [
		index('admin/landing.tsx'),
		route('Account', 'admin/account/page.tsx'),
		route('Contactpage', 'admin/enquiries/page.tsx'),
		route('Users', 'admin/users/page.tsx'),
		route('*', 'admin/unknown-path.ts'),
	]),

	route('*', 'site/unknown-path.ts'),
] satisfies RouteConfig
