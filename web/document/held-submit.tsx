import { useContext } from 'react'
import { UNSAFE_FrameworkContext } from 'react-router'
import { hydrated } from './send-held-submit.ts'

const hold = `{let held=false
const hold=event=>{event.preventDefault();held=true}
addEventListener('submit',hold,true)
addEventListener('${hydrated}',()=>{removeEventListener('submit',hold,true);if(held)document.forms[0].requestSubmit()},{once:true})}`

/** Holds the page's only form if the user sends it before hydration, when the browser would send it by itself. */
export function HeldSubmit() {
	const nonce = useContext(UNSAFE_FrameworkContext)?.nonce
	return <script nonce={nonce}>{hold}</script>
}
