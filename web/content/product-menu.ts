/** The products of the menu and the footer, by industry. Neighbours have different layouts (`archetype`). */
import { industries } from './industries.ts'
import type { MenuGroup } from './menu-group.ts'

export const productMenu: readonly MenuGroup[] = [
	{
		heading: industries.banking.name,
		industry: 'banking',
		links: [
			{
				label: 'Customer Onboarding Suite',
				href: '/customer-onboarding',
				icon: 'user-plus',
				note: 'Accounts opened in one visit, or none',
			},
			{
				label: 'Trade Finance Suite',
				href: '/trade-finance-solution',
				icon: 'ship',
				note: 'Credits, collections, guarantees',
			},
			{ label: 'KYC', href: '/Solutions/Kyc', icon: 'id-card', note: 'Collect, verify, rate, renew' },
			{
				label: 'CKYC',
				href: '/Solutions/CKYCSolution',
				icon: 'arrow-left-right',
				note: 'To the central registry and back',
			},
		],
	},
	{
		heading: industries['e-governance'].name,
		industry: 'e-governance',
		links: [
			{ label: 'Office Note', href: '/office-note', icon: 'stamp', note: 'From initiator to approver' },
			{
				label: 'Correspondence Management',
				href: '/correspondence-management',
				icon: 'inbox',
				note: 'Every letter answered in time',
			},
			{
				label: 'Digital Document Filing',
				href: '/digital-document-filing-system',
				icon: 'archive',
				note: 'Paperless in under a week',
			},
			{
				label: 'Committee Management',
				href: '/committee-management',
				icon: 'users-round',
				note: 'Agenda, minutes, actions',
			},
		],
	},
	{
		heading: industries.enterprise.name,
		industry: 'enterprise',
		links: [
			{
				label: 'DMS and BPM',
				href: '/document-management',
				icon: 'file-stack',
				note: 'Documents with process on top',
			},
			{
				label: 'Business Process Management',
				href: '/business-process-management',
				icon: 'workflow',
				note: 'BPMN, capture, e-forms',
			},
			{
				label: 'Customer Data Platform',
				href: '/CustomerDataPlatform',
				icon: 'fingerprint',
				note: 'One profile, put together by AI',
			},
			{
				label: '3-Way Matching',
				href: '/3-way-matching-solution',
				icon: 'list-checks',
				note: 'Order, invoice, goods received',
			},
		],
	},
	{
		heading: industries.education.name,
		industry: 'education',
		links: [
			{
				label: 'Education Automation',
				href: '/education-automation-solution',
				icon: 'graduation-cap',
				note: 'Accreditation to results',
			},
		],
	},
]
