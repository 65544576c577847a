/**
 * The style that lets a click fade from page to page. It is in the document: a browser that shows a prerendered page before
 * its stylesheet has arrived would otherwise drop the transition with an error.
 */
export const pageTransition =
	'@view-transition{navigation:auto}@media (prefers-reduced-motion:reduce){@view-transition{navigation:none}}'
