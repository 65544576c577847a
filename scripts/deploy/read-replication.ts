import { Refusal } from '../command/steps.ts'
import { accountId, callApi } from './cloudflare-api.ts'

/**
 * Lets D1 place replicas near the visitors. Wrangler has no command for it.
 *
 * https://developers.cloudflare.com/api/resources/d1/subresources/database/methods/update
 */
export async function switchOnReadReplication(databaseId: string): Promise<void> {
	const answer = await callApi('PUT', `/accounts/${accountId()}/d1/database/${databaseId}`, {
		read_replication: { mode: 'auto' },
	})
	if (!answer.ok) throw new Refusal(`Read replication cannot be switched on: ${answer.reason}`)
}
