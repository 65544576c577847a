import { redirect } from 'react-router'

export const loader = () => redirect('/Admin/', { headers: { 'Cache-Control': 'no-store' } })
