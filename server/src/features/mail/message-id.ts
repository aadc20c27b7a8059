import { createHash } from "node:crypto";

/** The same mail always has the same id: a mail server or mailbox can tell a second copy. */
export function messageId(outboxKey: string, publicUrl: string): string {
  const id = createHash("sha256").update(outboxKey).digest("hex").slice(0, 32);
  return `<${id}@${new URL(publicUrl).hostname}>`;
}
