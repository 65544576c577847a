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

/** A module of the onboarding suite. Menus and letters link to its id. */
export type OnboardingSolution = {
	id: SolutionId
	title: string
	icon: IconName
	/** For its card in the list. */
	summary: string
	text: string
	/** A page with details. */
	more?: { path: `/${string}`; label: string }
	/** `front` is the line below the title, `text` the back. */
	cards: readonly { icon: IconName; title: string; front: string; text: string }[]
}
