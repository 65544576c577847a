import type { SceneName } from './scene-name.ts'
import { isOn } from './switched-off.ts'

export type HeroSlide = {
	id: string
	/** Beside the slide's dot on a wide page. Part of the eyebrow, because that is what the dot's link is called. */
	short: string
	eyebrow: string
	heading: string
	text: string
	scene: SceneName
	/** The product of the slide. The first slide is about all of them. */
	product?: { name: string; path: `/${string}` }
}

const slides: readonly HeroSlide[] = [
	{
		id: 'slide-pitch',
		short: 'Automation',
		eyebrow: 'AI-driven content, data and process automation',
		heading: 'Paperwork read by AI, decided by your people',
		text: 'Letters, forms, invoices and identity papers are read, checked against your records and put before the one person who decides.',
		scene: 'home',
	},
	{
		id: 'slide-dms-bpm',
		short: 'DMS and BPM',
		eyebrow: 'DMS and BPM',
		heading: 'File it once. The process carries it on.',
		text: 'Every paper gets a version, a retention date and a next step. You draw its route by drag and drop, and see where each case waits.',
		scene: 'document-management',
		product: { name: 'DMS and BPM', path: '/document-management' },
	},
	{
		id: 'slide-onboarding',
		short: 'Onboarding',
		eyebrow: 'Customer Onboarding',
		heading: 'From a selfie to an open account',
		text: 'Savings and current accounts open on a phone, in a branch or at the customer’s door. Identity, duplicates and negative lists are checked on the way.',
		scene: 'customer-onboarding',
		product: { name: 'Customer Onboarding', path: '/customer-onboarding' },
	},
	{
		id: 'slide-office-note',
		short: 'Office Note',
		eyebrow: 'Office Note',
		heading: 'A note that knows whose turn it is',
		text: 'Initiator, recommender, reviewer and approver write on one page, each in their own box. You see who has it and what they said.',
		scene: 'office-note',
		product: { name: 'Office Note', path: '/office-note' },
	},
	{
		id: 'slide-customer-data',
		short: 'Customer data',
		eyebrow: 'AI and customer data platform',
		heading: 'Every system knows the same customer',
		text: 'Records from core banking, CRM and the app become one profile. AI suggests a segment, you set the rule, and the count is there before you finish.',
		scene: 'customer-data-platform',
		product: { name: 'the customer data platform', path: '/CustomerDataPlatform' },
	},
	{
		id: 'slide-correspondence',
		short: 'Correspondence',
		eyebrow: 'Correspondence Management',
		heading: 'Every letter has an owner by noon',
		text: 'Post and email become numbered letters with a due date. The reply leaves from the same screen and stays tied to what it answers.',
		scene: 'correspondence-management',
		product: { name: 'Correspondence Management', path: '/correspondence-management' },
	},
	{
		id: 'slide-trade-finance',
		short: 'Trade Finance',
		eyebrow: 'Trade Finance',
		heading: 'Five banking days, every paper accounted for',
		text: 'Credits, collections, guarantees and remittances share one register. Cases go out by round robin, and each party is screened before money moves.',
		scene: 'trade-finance',
		product: { name: 'Trade Finance', path: '/trade-finance-solution' },
	},
]

export const heroSlides = slides.filter(({ product }) => !product || isOn(product.path))
