/** When nobody answered. */
export const unreachable = "Der Server antwortet nicht. Prüfe bitte deine Internetverbindung.";

/** A call that failed has the status 0 when nobody answered: then that is what is said, instead of a number. */
export const orUnreachable = (status: number, sentence: string): string =>
  status === 0 ? unreachable : sentence;
