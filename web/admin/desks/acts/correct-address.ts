import type { SubjectAct } from './subject-acts.ts'

export const correctAddress = (before: string, emailId: string): SubjectAct => ({
	async run([row], calls) {
		if (!row) throw new Error('Nothing is corrected')
		const { id: subjectId, version } = row
		await calls.correctAddress({ subjectId, version, emailId })
		return () => calls.correctAddress({ subjectId, version: version + 1, emailId: before })
	},
	outcome: `the address is now “${emailId}”`,
	isOver: false,
})
