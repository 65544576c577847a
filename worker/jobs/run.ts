import { type EdgeCache, purgeDue } from '#worker/cache/edge-cache.ts'
import { type Database, openDatabase } from '#worker/data/db.ts'
import { type JobRun, pausedUntil, recordRun } from '#worker/data/job-runs.ts'
import { completeSubjects } from '#worker/desks/complete-subjects.ts'
import { wakeSubjects } from '#worker/desks/triage/wake.ts'
import { applicationKeysOf, jobApplications } from '#worker/features/applications/applications.table.ts'
import { desks, mailReader } from '#worker/features/desks.ts'
import { enquiries, enquiryKeysOf } from '#worker/features/enquiries/enquiries.table.ts'
import { alertOnChange } from '#worker/features/health/alert-on-change.ts'
import { emptyTrash } from '#worker/features/items/delete-for-good.ts'
import { expireDrafts } from '#worker/features/items/expire-drafts.ts'
import { applyDueReplacements } from '#worker/features/schedule/apply-replacements.ts'
import { announceLateReplacements } from '#worker/features/schedule/late-replacements.ts'
import { deleteDueFiles } from '#worker/files/delete-due-files.ts'
import { failureOf, log } from '#worker/http/log.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { takeUpMails } from '#worker/mail/inbound/read-mail.ts'
import { fillDerivedKeys } from './derived-keys.ts'
import { eraseDoneEnquiries } from './erase-done-enquiries.ts'
import { eraseOldApplications } from './erase-old-applications.ts'
import { deleteExpired } from './expiry.ts'
import { sendDueMail } from './mail.ts'
import { packRevisions } from './pack-revisions.ts'
import { reconcileStores } from './reconcile.ts'

/** Runs the cron jobs, except during a restore. Jobs must be idempotent. A failed one does not stop the next. */
export async function runJobs(bindings: Bindings, now = new Date(), edge: EdgeCache | null = null): Promise<void> {
	const db = openDatabase(bindings.DB, 'primary')
	const run = await startRun(db, now)
	if (!run) return
	const jobs = {
		replacements: () => applyDueReplacements(db, bindings, now),
		lateReplacements: () => announceLateReplacements(db, now),
		purges: () => purgeDue(db, edge, now),
		snoozes: async () => {
			for (const desk of desks) await wakeSubjects(db, desk, now)
		},
		mail: () => sendDueMail(db, bindings, now),
		retention: () => eraseOldApplications(db, bindings, now),
		doneEnquiries: () => eraseDoneEnquiries(db, bindings, now),
		// Before `files`, which deletes the orphans that it finds.
		stores: () => reconcileStores(db, bindings, now),
		files: () => deleteDueFiles(db, bindings, now),
		enquiries: async () => {
			await completeSubjects(db, enquiries, enquiryKeysOf)
			await completeSubjects(db, jobApplications, applicationKeysOf)
		},
		derivedKeys: () => fillDerivedKeys(db, run, now),
		drafts: () => expireDrafts(db, now),
		revisions: () => packRevisions(db),
		trash: () => emptyTrash(db, now),
		expiry: () => deleteExpired(db, now),
		alert: () => alertOnChange({ db, bindings, now }),
		// The last one: no other job waits for a mail that takes long to read.
		inbound: () => takeUpMails(db, bindings, mailReader, now),
	}
	for (const [name, job] of Object.entries(jobs)) {
		try {
			await job()
		} catch (error) {
			log('error', 'job', { job: name, ...failureOf(error) })
		}
	}
}

/** Records the run; null: no job may run. Without a database that takes the record, no job can work. */
async function startRun(db: Database, now: Date): Promise<JobRun | null> {
	try {
		const run = await recordRun(db, now)
		return (await pausedUntil(db, now)) === null ? run : null
	} catch (error) {
		log('error', 'job', { job: 'start', ...failureOf(error) })
		return null
	}
}
