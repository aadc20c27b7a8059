/** When nobody answered. */
export const unreachable = "Could not connect to the server. Please check your internet connection";

/** A call that failed has the status 0 when nobody answered: then that is what is said, instead of a number. */
export const orUnreachable = (status: number, sentence: string): string =>
  status === 0 ? unreachable : sentence;
