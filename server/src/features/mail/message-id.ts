import { createHash } from "node:crypto";

/** A mail always has the same id, so that a mail server or mailbox detects a duplicate. */
export function messageId(outboxKey: string, publicUrl: string): string {
  const id = createHash("sha256").update(outboxKey).digest("hex").slice(0, 32);
  return `<${id}@${new URL(publicUrl).hostname}>`;
}
