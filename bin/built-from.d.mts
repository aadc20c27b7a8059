export const STAMP: string;
export function fingerprint(root: string): string;
