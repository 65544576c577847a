import '../admin.css'

/** The build takes the stylesheet of the login page from here: the page itself is a document. */
export { Outlet as default } from 'react-router'
