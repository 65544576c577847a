import apiBeforeMigration from './blogs/api-before-migration.ts'
import approvalThatWaitsForNobody from './blogs/approval-that-waits-for-nobody.ts'
import auditTrailWorthReading from './blogs/audit-trail-worth-reading.ts'
import backupYouHaveRestored from './blogs/backup-you-have-restored.ts'
import bpmnForPeopleWhoHateDiagrams from './blogs/bpmn-for-people-who-hate-diagrams.ts'
import ckycUploadRejections from './blogs/ckyc-upload-rejections.ts'
import committeePapersOnATablet from './blogs/committee-papers-on-a-tablet.ts'
import eFormsShorter from './blogs/e-forms-shorter.ts'
import exceptionsAreTheProcess from './blogs/exceptions-are-the-process.ts'
import indexFourFields from './blogs/index-four-fields.ts'
import inwardRegisterToReply from './blogs/inward-register-to-reply.ts'
import kycRefreshWithoutBranchVisit from './blogs/kyc-refresh-without-branch-visit.ts'
import letterOfCreditDiscrepancies from './blogs/letter-of-credit-discrepancies.ts'
import minutesThatBecomeActions from './blogs/minutes-that-become-actions.ts'
import namingFilesNobodyReads from './blogs/naming-files-nobody-reads.ts'
import negativeListMatchingNames from './blogs/negative-list-matching-names.ts'
import officeNoteFourRoles from './blogs/office-note-four-roles.ts'
import oneProfileSixSystems from './blogs/one-profile-six-systems.ts'
import retentionRuleOnOnePage from './blogs/retention-rule-on-one-page.ts'
import scannerRoomMonday from './blogs/scanner-room-monday.ts'
import screenReaderInTheBackOffice from './blogs/screen-reader-in-the-back-office.ts'
import searchThatFindsTheAnnexure from './blogs/search-that-finds-the-annexure.ts'
import threeWayMatchTwoPercent from './blogs/three-way-match-two-percent.ts'
import videoKycBadLight from './blogs/video-kyc-bad-light.ts'
import type { DemoBlog } from './types.ts'

export const demoBlogs: readonly DemoBlog[] = [
	indexFourFields,
	scannerRoomMonday,
	retentionRuleOnOnePage,
	namingFilesNobodyReads,
	searchThatFindsTheAnnexure,
	kycRefreshWithoutBranchVisit,
	negativeListMatchingNames,
	videoKycBadLight,
	letterOfCreditDiscrepancies,
	ckycUploadRejections,
	bpmnForPeopleWhoHateDiagrams,
	approvalThatWaitsForNobody,
	exceptionsAreTheProcess,
	threeWayMatchTwoPercent,
	eFormsShorter,
	inwardRegisterToReply,
	officeNoteFourRoles,
	minutesThatBecomeActions,
	committeePapersOnATablet,
	apiBeforeMigration,
	backupYouHaveRestored,
	auditTrailWorthReading,
	screenReaderInTheBackOffice,
	oneProfileSixSystems,
]
