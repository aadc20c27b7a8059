/** The one source of time. Rules never read the machine's clock themselves. */
export type Clock = { now: () => Date };
