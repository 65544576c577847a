/** Phrases of the typewriter below the heading of the services. */
export const servicePhrases = ['We write what you cannot buy.', 'We mend what you cannot replace.'] as const
