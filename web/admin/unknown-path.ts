import { redirect } from 'react-router'

/** Any other path below /Admin. */
export const loader = () => redirect('/Admin/', { headers: { 'Cache-Control': 'no-store' } })
