import { startSmtpServer } from "../server/test/support/smtp-server.ts";

// A mail server in a process of its own: says its address, then each recipient it was told to look out for.

const [, , answersAfterMs = "0"] = process.argv;
const LOOK_EVERY_MS = 10;

const awaited = new Set<string>();
const smtp = await startSmtpServer(() => "accept", { acceptsAfterMs: Number(answersAfterMs) });
process.on("message", (address: string) => awaited.add(address));
process.on("disconnect", () => process.exit(0));
setInterval(() => {
  for (const { to } of smtp.received.splice(0)) if (awaited.delete(to)) process.send?.(to);
}, LOOK_EVERY_MS);
process.send?.(smtp.url);
