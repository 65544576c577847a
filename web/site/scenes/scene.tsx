import type { ComponentType } from 'react'
import { sceneChoices } from '#web/content/scene-choices.ts'
import type { SceneName } from '#web/content/scene-name.ts'
import { classNames } from '#web/ui/class-names.ts'
import { BusinessProcessManagementScene } from './business-process-management.tsx'
import { WithChoice } from './choice.tsx'
import { CkycScene } from './ckyc.tsx'
import { CollaborationScene } from './collaboration.tsx'
import { CommitteeManagementScene } from './committee-management.tsx'
import { CorrespondenceManagementScene } from './correspondence-management.tsx'
import { CustomerDataPlatformScene } from './customer-data-platform.tsx'
import { CustomerOnboardingScene } from './customer-onboarding.tsx'
import { DigitalDocumentFilingScene } from './digital-document-filing.tsx'
import { DocumentManagementScene } from './document-management.tsx'
import { EducationAutomationScene } from './education-automation.tsx'
import { HomeScene } from './home.tsx'
import { InfrastructureServicesScene } from './infrastructure-services.tsx'
import { KycScene } from './kyc.tsx'
import { OfficeNoteScene } from './office-note.tsx'
import { ServicesScene } from './services.tsx'
import { ThreeWayMatchingScene } from './three-way-matching.tsx'
import { TradeFinanceScene } from './trade-finance.tsx'

const scenes: Record<SceneName, ComponentType> = {
	home: HomeScene,
	collaboration: CollaborationScene,
	'trade-finance': TradeFinanceScene,
	'document-management': DocumentManagementScene,
	'business-process-management': BusinessProcessManagementScene,
	'customer-data-platform': CustomerDataPlatformScene,
	'three-way-matching': ThreeWayMatchingScene,
	'education-automation': EducationAutomationScene,
	'committee-management': CommitteeManagementScene,
	'correspondence-management': CorrespondenceManagementScene,
	'digital-document-filing': DigitalDocumentFilingScene,
	'office-note': OfficeNoteScene,
	ckyc: CkycScene,
	'customer-onboarding': CustomerOnboardingScene,
	kyc: KycScene,
	services: ServicesScene,
	'infrastructure-services': InfrastructureServicesScene,
}

type SceneProps = {
	name: SceneName
	label?: string
	/** The scene is further down: it plays when it comes into view, not when the page loads. */
	waits?: boolean
	className?: string
}

/** Draws a scene in the proportions 4 to 3. Without a label it is decoration beside a text that says the same. */
export function Scene({ name, label, waits, className }: SceneProps) {
	const Drawing = scenes[name]
	return (
		<div
			className={classNames('scene', className)}
			{...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
		>
			<div data-enhance={label && 'plays'} data-waits={waits ? '' : undefined} className="scene-stage">
				<Drawing />
			</div>
		</div>
	)
}

/** The scene of a product's hero, with its choice if it has one. */
export function OperableScene({ name, label, className }: { name: SceneName; label: string; className?: string }) {
	const choice = sceneChoices[name]
	const scene = <Scene name={name} label={label} className={className} />
	return choice ? <WithChoice choice={choice}>{scene}</WithChoice> : scene
}
