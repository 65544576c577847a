import type { Database } from '#worker/data/db.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { isOwnAddress, type OwnAddresses, ownAddressesOf } from '#worker/mail/inbound/own-addresses.ts'
import type { Desk } from './desk.ts'

/** The addresses of the site with the mailboxes of these desks. */
export async function readOwnAddresses(
	db: Database,
	bindings: Bindings,
	desks: readonly Desk[],
): Promise<OwnAddresses> {
	const mailboxes = await Promise.all(desks.map((desk) => desk.mailboxes(db)))
	return ownAddressesOf(
		bindings,
		mailboxes.flat(),
		desks.map(({ ownMark }) => ownMark.name),
	)
}

/** Throws `request.invalid` at a field if one of its addresses leads back to the site. */
export async function refuseOwnAddresses(
	db: Database,
	bindings: Bindings,
	desk: Desk,
	field: string,
	addresses: readonly string[],
): Promise<void> {
	const own = await readOwnAddresses(db, bindings, [desk])
	const found = addresses.find((address) => isOwnAddress(own, address))
	if (found !== undefined)
		throw new AppError('request.invalid', {
			fields: { [field]: `${found} is an address of this site: what is sent there comes back to this desk.` },
		})
}
