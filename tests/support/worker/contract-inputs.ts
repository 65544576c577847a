import { z } from 'zod/mini'
import { documentsQuery } from '#contracts/content/documents.ts'
import { aQuestion } from '#tests/support/builders/careers/questions.ts'
import { brand } from '#web/content/brand.ts'
import { asFile, docxOf, jpegOf, pdfOf, pngOf, webpOf } from '../files/sample-files.ts'

const picture = asFile(pngOf(9, 9), 'picture.png')
const pdf = asFile(pdfOf('CV'), 'paper.pdf')
export const someFiles = [
	picture,
	pdf,
	asFile(jpegOf(9, 9), 'picture.JPEG'),
	asFile(webpOf(9, 9), 'picture.svg'),
	asFile(docxOf(), 'cv.docx'),
	asFile(new Uint8Array(), 'empty.pdf'),
	asFile(new Uint8Array(), ''),
]

type Input = Record<string, unknown>

const pages = { pageNumber: 2, size: 10 }
const pagesBy = { pageNumber: '2', pageSize: '10' }
const publishable = {
	id: 7,
	title: 'Title',
	description: 'Description',
	isPublished: 'true',
	publishAt: '2027-03-17T10:00+05:30',
	unpublishAt: '',
	version: '3',
	draftVersion: '17.4',
}
const pictured = { thumbnailImage: picture, thumbnailAlt: 'A moon', hasThumbnailImageChanged: 'true' }
const credentialOf = (response: object) => ({
	...{ id: 'aWQ', rawId: 'aWQ', type: 'public-key' },
	response: { clientDataJSON: 'e30', ...response },
})
const label = { name: 'Kochi', version: 1 }
const news = { ...publishable, ...pictured, url: 'https://a.example/b?c', publishedDate: '2026-01-02' }
const moments = { startsAt: '2027-03-17T10:00+05:30', endsAt: '2027-03-17T16:30:00.5Z' }
const user = {
	userName: 'asha',
	fullName: 'Asha Varma',
	email: 'asha.v',
	mobileNumber: brand.staffNumbers.example,
	active: true,
}
const plannedInterview = {
	...{ startsAt: '2099-03-17T10:00:00+05:30', minutes: 45, place: 'https://meet.example/x', words: 'Dear Meera,' },
	colleagues: [3, '4'],
}
const applicant = { firstName: 'Asha', lastName: "O'Neil", email: 'a@b.example', mobileNumber: '914842555' }
const filters = {
	jobPosts: [1, '2'],
	noticePeriod: '1 month',
	applicantExperienceFrom: '0',
	applicantExperienceTo: 9.5,
}
const texts = { applicantLocation: 'Kochi', mobileNumber: '98' }
const up = { sortDirection: 'asc' }
const orders = { sortBy: 'name', ...up }
const picturesOfBlog = {
	coverImage: picture,
	thumbnailImage: picture,
	profileImage: picture,
	shareImage: picture,
	images: { plan: picture },
}
const changesOfBlog = {
	hasCoverImageChanged: 'true',
	hasThumbnailImageChanged: true,
	hasProfileImageChanged: 'false',
	hasShareImageChanged: '',
}
const jobDates = { startDate: '2026-01-02', dueDate: '2026-02-03' }
const inHiring = {
	tab: 'interview',
	owner: 'mine',
	text: 'Meera',
	allTime: true,
	automatic: true,
	overdue: true,
	soonErased: true,
	erasureAsked: true,
}
const inDesk = { tab: 'open', owner: 'mine', departmentId: 3, text: 'moon', allTime: true, automatic: true }
const ofEnquiry = { subjectId: 4 }
const openTab = 'd26ad9a2-2a0e-4d0a-9d4a-8ac6ff1a1b0e'
const salary = {
	salaryMin: '1',
	salaryMax: 999_999_999_999,
	salaryCurrency: 'EUR',
	salaryUnit: 'MONTH',
	answerDays: '21',
}

/** A valid input for each contract, with all of its fields. */
export const validInputs: Record<string, Input> = {
	applicationLinkForm: { email: 'meera@kollamspice.example', jobPostInt: 4 },
	applicationForm: {
		...applicant,
		applicantExperience: '2.5',
		experienceStated: 'true',
		noticePeriod: 'Immediate',
		applicantLocation: 'Kochi',
		file: asFile(docxOf(), 'cv.docx'),
		jobPostInt: '4',
		consent: 'true',
		noticeVersion: '90a1f3c25b7d',
		answers: '{"90a1f3c25b7d8e46":"Yes"}',
		origin: '{"page":"/CareersApply/4","pages":2}',
	},
	applicationsQuery: { ...pages, ...filters, ...texts, ...orders },
	applicationsFilter: { ...filters, ...texts, ...orders },
	hiringFilter: { ...inHiring, ...filters, ...texts, ...orders },
	hiringQuery: { ...inHiring, ...pages, ...filters, ...texts, ...orders },
	hiringTriageForm: {
		subjects: [
			{
				...{ id: 4, version: 2, state: 'declined', ownerId: 3, waitingSince: null, automatic: false },
				...{ wakesAt: '2099-03-17T10:00:00.000Z', declineReason: 'skills', declineNote: 'No Java' },
			},
		],
	},
	opinionForm: { ...ofEnquiry, opinion: 'strong-yes' },
	sendHiringReplyForm: {
		...{ ...ofEnquiry, text: 'Dear Meera,', version: 2, newestMessage: 7, state: 'interview' },
		...{ copied: ['leela@kollam.example'], quotes: true },
	},
	declineForm: {
		subjects: [{ id: 4, version: 2 }],
		...{ text: 'Dear {firstname},\n{job}', declineReason: 'other', declineNote: 'No Java' },
	},
	declineToUndo: { ids: [4, 5] },
	hiringSavedReplyForm: { id: 4, title: 'No', text: 'Dear {firstname},', version: 1, stage: 'declined' },
	interviewPlan: { ...ofEnquiry, ...plannedInterview },
	interviewMove: { id: 4, version: 2, ...plannedInterview },
	interviewCancellation: { id: 4, version: 2, words: 'Our office is closed.' },
	lentJobForm: { jobId: 4, userId: '7' },
	resumeQuestion: { id: 1 },
	auditQuery: { ...pages, userName: 'asha', section: 'blogs', itemId: '4', from: '2026-01-01', to: '2026-01-31' },
	loginForm: { userName: 'asha', password: 'x', code: '123456' },
	forgotPasswordForm: { email: 'asha_v|2' },
	resetPasswordForm: { password: 'Moonlight@1' },
	changePasswordForm: { password: 'Moonlight@1', currentPassword: 'Moonlight@2', code: '123456' },
	authenticatorForm: { setUp: 'a.b.c', code: '123456' },
	passkeySignInForm: { credential: credentialOf({ signature: 'c2ln', authenticatorData: 'ZGF0YQ' }) },
	passkeyForm: { name: 'Laptop', credential: credentialOf({ attestationObject: 'YXR0', transports: ['internal'] }) },
	confirmForm: {
		password: 'x',
		code: '123456',
		credential: credentialOf({ signature: 'c2ln', authenticatorData: 'ZGF0YQ' }),
	},
	endSessionsForm: { id: 'a3c1' },
	endUserSessionsForm: { userId: 4, id: null },
	signInPolicyForm: { requiredOf: 'admins' },
	ownDetailsForm: { fullName: 'Asha Nair', mobileNumber: '+4917012345678', version: 2 },
	blogsQuery: {
		...pagesBy,
		headingFilter: 'moon',
		categoryInt: 3,
		selectedTags: ['1', 2],
		active: false,
		sortBy: 'date',
		...up,
	},
	publicBlogsQuery: { ...pagesBy, headingFilter: '', categoryInt: '3', selectedTags: null },
	blogForm: {
		...picturesOfBlog,
		...changesOfBlog,
		hasImagesChanged: 'true',
		blogsId: 5,
		heading: 'Heading',
		subHeading: 'Sub heading',
		authorName: 'Asha',
		date: '2026-01-02',
		category: '2',
		tags: '3,1,3',
		active: 'true',
		publishAt: '2027-03-17T10:00+05:30',
		unpublishAt: '',
		content: '<p>Text</p>',
		priorityBlog: '0',
		coverAlt: 'One',
		thumbnailAlt: '',
		profileAlt: null,
		version: '1',
		draftVersion: '17.4',
	},
	blogLabelsQuery: pagesBy,
	blogCategoryForm: { categoryId: 0, categoryName: 'Records' },
	blogTagForm: { tagsId: '', tagsName: 'Capture' },
	blogToDelete: { blogsId: 4 },
	jobsQuery: { ...pages, jobLocation: 'Kochi', jobPosition: 'x', jobTypeId: 2, ...jobDates, sortBy: 'dueDate', ...up },
	jobQuestion: { jobId: '12' },
	jobForm: {
		...jobDates,
		...salary,
		id: '',
		jobPosition: 'Draughtsman',
		experience: '2 years',
		skillsRequired: 'Drawing',
		jobQualification: 'Any',
		jobTypeId: '1',
		jobLocation: 'Kochi',
		jobDescription: '<p>Draw</p>',
		country: 'DE',
		city: 'Kochi',
		remote: 'false',
		questions: JSON.stringify([aQuestion()]),
		version: '2',
		draftVersion: '17.4',
	},
	jobTypeForm: { id: 3, employmentType: 'INTERN', ...label },
	caseStudiesQuery: { ...pagesBy, categoryId: 2, isPublished: null, title: 'a', sortBy: 'title', ...up },
	publicCaseStudiesQuery: { ...pagesBy, categoryId: null, title: 'moon' },
	caseStudyQuestion: { id: '4', title: 'Title' },
	caseStudyForm: {
		...publishable,
		...pictured,
		categoryId: 1,
		challenges: 'one /// two',
		benefits: 'three',
		pdfAttachment: pdf,
		hasPdfAttachmentChanged: 'true',
		publishedDate: '2024-02-29',
	},
	categoriesQuery: pages,
	caseStudyCategoryForm: { categoryId: 2, categoryName: 'Banks', version: 1 },
	caseStudyCategoryQuestion: { categoryId: 2, categoryName: 'Banks' },
	caseStudyDownload: { id: 1 },
	enquiryForm: {
		name: 'Meera Nair',
		organization: 'Spice Exports',
		selectedDepartmentId: 1,
		emailId: 'm@b.example',
		phoneNo: '914742555010',
		message: 'How?\nWhen?',
		origin: { page: '/contact', campaign: { source: 'newsletter' }, pages: 2 },
	},
	enquiriesQuery: { ...pages, selectedDepartmentId: 3, sortBy: 'createdAt', ...up },
	departmentForm: {
		id: 2,
		mailbox: 'sales@company.example',
		answerHours: 4,
		opensAt: '08:30',
		closesAt: '17:00',
		officeDays: [1, 2, 3, 4, 5, 6],
		...label,
	},
	enquiryFilter: inDesk,
	newestOfDesk: { subject: 4, message: 0 },
	newCountQuestion: {
		desk: { seen: { subject: 4, message: 0 }, filter: inDesk },
		applications: { seen: 7, filter: { ...filters, ...texts, ...orders } },
	},
	enquiryDeskQuery: { ...inDesk, ...pages },
	enquiryExport: { ...inDesk, from: '2026-01-01', to: '2026-01-31' },
	reportQuery: { from: '2026-01-01', to: '2026-01-31', by: 'campaign' },
	enquiryTriageForm: {
		subjects: [
			{
				...{ id: 4, version: 2, state: 'waiting', ownerId: 3, departmentId: 2 },
				...{ wakesAt: '2099-03-17T10:00:00.000Z', automatic: true },
			},
		],
	},
	noteForm: { ...ofEnquiry, text: 'Ask @asha.\nTwice.' },
	openConversation: { ...ofEnquiry, formId: openTab },
	replyDraftForm: { ...ofEnquiry, text: 'Dear Meera,', version: 2, copied: ['leela@kollam.example'] },
	subjectOfDraft: ofEnquiry,
	attachmentForm: { ...ofEnquiry, file: pdf },
	attachmentToRemove: { ...ofEnquiry, key: openTab },
	byAttachment: { messageId: 4, key: openTab },
	sendEnquiryReplyForm: {
		...{ ...ofEnquiry, text: 'Dear Meera,', version: 2, newestMessage: 7, state: 'waiting' },
		...{ copied: ['leela@kollam.example'], quotes: true },
	},
	olderMessagesQuery: { ...ofEnquiry, before: 7 },
	byMessage: { messageId: 4 },
	mergeForm: { into: { id: 4, version: 2 }, subjects: [{ id: 5, version: 1 }] },
	answeredForm: { ...ofEnquiry, version: 2 },
	addressForm: { ...ofEnquiry, version: 2, emailId: 'meera@kollam.example' },
	actToUndo: { id: 4 },
	replyToUndo: { id: 4 },
	savedReplyForm: { id: 4, title: 'Prices', text: 'Dear {name},\n{reference}', version: 1 },
	eventsQuery: { ...pagesBy, published: true, title: 'a', sortBy: 'startsAt', ...up },
	publicEventsQuery: { ...pagesBy, published: false },
	eventForm: {
		...publishable,
		...pictured,
		...moments,
		thumbnailImages: { 0: picture, 12: picture },
		thumbnailImagesAlt: { 0: 'A hall' },
		imageAlts: { 44: 'A stage' },
		imageOrder: '44,43',
		removedImages: '45',
		timeZone: 'Asia/Dubai',
		venue: 'Boatyard',
		address: '3 Ferry Lane',
		registrationUrl: 'https://www.example.com/register',
	},
	attachmentQuestion: { id: 1 },
	draftForm: {
		itemId: '4',
		draftVersion: '17.4',
		formId: 'd26ad9a2-2a0e-4d0a-9d4a-8ac6ff1a1b0e',
		baseVersion: '3',
		values: '{"title":"Title","isPublished":true,"galleryAlts":["A hall",null]}',
		files: { thumbnailImage: picture },
		kept: { 'gallery.0': 'd26ad9a2-2a0e-4d0a-9d4a-8ac6ff1a1b0e' },
	},
	linksToCheck: { paths: ['/BlogView/4', '/EventsView/17?from=mail'] },
	draftToChange: { draftVersion: '17.4' },
	itemToDuplicate: { id: 4 },
	usedPicturesQuery: { search: 'harbour café', after: 'd26ad9a2-2a0e-4d0a-9d4a-8ac6ff1a1b0e' },
	filesOfForm: { itemId: 4, keys: ['d26ad9a2-2a0e-4d0a-9d4a-8ac6ff1a1b0e'] },
	filePagesForm: { fileKey: 'd26ad9a2-2a0e-4d0a-9d4a-8ac6ff1a1b0e', pages: '["The tide table",""]' },
	fileToUse: { key: 'd26ad9a2-2a0e-4d0a-9d4a-8ac6ff1a1b0e' },
	openForm: { formId: 'd26ad9a2-2a0e-4d0a-9d4a-8ac6ff1a1b0e', itemId: 4, draftId: null },
	replacementForm: { draftVersion: '17.4', dueAt: '2027-03-17T10:00+05:30' },
	replacementToCancel: { itemId: 4 },
	scheduledToOpen: { itemId: 4 },
	correctionForm: {
		draftVersion: '17.4',
		scheduledVersion: '16.2',
		baseVersion: 3,
		content: { values: { title: 'Prices of December' }, files: { thumbnailImage: 'b5f0c2.png' } },
	},
	previewed: { itemId: 4, draftId: null },
	previewToRevoke: { id: 4 },
	momentToShow: { at: '2027-03-17T10:00+05:30' },
	searchQuestion: { text: 'moon', in: 'titles' },
	revisionsQuery: { ...pages, id: 4 },
	revisionToRestore: { revisionId: 4, draftVersion: '17.4', withTimes: true },
	trashQuery: { ...pages, title: 'moon' },
	draftsQuery: { ...pages, isNew: true, itemIds: ['4', 5], title: 'a' },
	inTrash: { trashId: 4 },
	bulkForm: { action: 'publish', ids: [4, '5'] },
	batchToUndo: { batch: 'd26ad9a2-2a0e-4d0a-9d4a-8ac6ff1a1b0e' },
	newsQuery: { ...pages, isPublished: true, title: 'a', sortBy: 'title', ...up },
	publicNewsQuery: { ...pages, isPublished: false },
	newsForm: news,
	documentsQuery: { ...pagesBy, isPublished: null, title: 'a', sortBy: 'title', ...up },
	documentForm: { ...publishable, ...pictured, file: pdf, hasUploadedFileChanged: 'true' },
	documentDownload: { id: 1 },
	usersQuery: { ...pages, userName: 'asha', active: true },
	userForm: { id: 2, ...user, enabledPermissions: [1, '2'], password: '', version: 4, sendPasswordLink: false },
	userNameQuestion: { userName: 'asha', id: 2 },
}

const modules = Object.values(import.meta.glob<object>('../../../worker/contracts/**/*.ts', { eager: true }))

/** An input refuses unknown fields. All other schemas are answers and their parts. */
const isContract = (entry: [string, unknown]): entry is [string, z.ZodMiniType] =>
	entry[1] instanceof z.ZodMiniObject && entry[1]._zod.def.catchall instanceof z.ZodMiniNever

/** Every contract that a route runs, by its export name. */
export const contracts: [string, z.ZodMiniType][] = [
	...modules.flatMap((each) => Object.entries(each)).filter(isContract),
	['documentsQuery', documentsQuery(6)],
]
