import type { Departments } from '#contracts/enquiries/enquiries.ts'
import { ToastProvider } from '#web/ui/toast.tsx'
import { EnquiryForm } from './enquiry-form.tsx'

export const EnquiryIsland = ({ departments }: { departments: Departments }) => (
	<ToastProvider>
		<EnquiryForm departments={departments} />
	</ToastProvider>
)
