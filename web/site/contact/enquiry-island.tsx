import type { Departments } from '#contracts/enquiries/enquiries.ts'
import { ToastProvider } from '#web/ui/toast.tsx'
import { EnquiryForm } from './enquiry-form.tsx'

export const EnquiryIsland = ({ departments, about }: { departments: Departments; about: string | null }) => (
	<ToastProvider>
		<EnquiryForm departments={departments} about={about} />
	</ToastProvider>
)
