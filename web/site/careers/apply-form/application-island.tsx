import type { ComponentProps } from 'react'
import { ToastProvider } from '#web/ui/toast.tsx'
import { ApplicationForm } from './application-form.tsx'

export const ApplicationIsland = (props: ComponentProps<typeof ApplicationForm>) => (
	<ToastProvider>
		<ApplicationForm {...props} />
	</ToastProvider>
)
