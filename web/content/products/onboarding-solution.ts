import type { IconName } from '#web/ui/icon.tsx'

export type SolutionId =
	| 'SelfOnboardingPortal'
	| 'CentralizedKYC'
	| 'BranchAssistedOnboarding'
	| 'MobileApplicationForAgents'
	| 'DeduplicationSolution'
	| 'NegativeListScreening'
	| 'RiskAnalysisSolution'
	| 'KYCandReKYCSolution'

/** One of the eight parts of the onboarding suite. Its id is the anchor that menus and letters lead to. */
export type OnboardingSolution = {
	id: SolutionId
	title: string
	icon: IconName
	/** On its card in the list of all. */
	summary: string
	text: string
	/** A page that tells more. */
	more?: { path: `/${string}`; label: string }
	cards: readonly { icon: IconName; title: string; text: string }[]
}
