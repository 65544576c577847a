import { useContext } from 'react'
import { UNSAFE_FrameworkContext } from 'react-router'
import { HeldSubmit } from '#web/document/held-submit.tsx'
import type { PageHandle } from '#web/document/page-handle.ts'
import { Island } from '#web/islands/island.tsx'
import { useServerFacts } from '#web/root.tsx'
import { staffHeaders, staffMeta } from '../staff-meta.ts'
import { LoginIsland } from './login-island.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

export const handle = { themed: true, botChecked: true } satisfies PageHandle
export const headers = staffHeaders
export const meta = () => staffMeta('Login')

export default function Login() {
	const mailDomain = useServerFacts()?.mailDomain
	return (
		<SignInFrame title="Login" lead="For staff. Sign in to manage the website.">
			<HeldSubmit />
			<Island name="login" of={LoginIsland} props={{ mailDomain, nextScripts: useOverviewScripts() }} />
		</SignInFrame>
	)
}

/** The scripts of the overview. The router's manifest with their addresses has no public API. */
function useOverviewScripts(): string[] {
	const manifest = useContext(UNSAFE_FrameworkContext)?.manifest
	const parts = ['root', 'admin/layout', 'admin/landing'].flatMap((id) => manifest?.routes[id] ?? [])
	return [...new Set(parts.flatMap(({ module, imports = [] }) => [module, ...imports]))]
}
