import { isIPv4 } from "node:net";

/** Whether what people send to the address crosses a network unencrypted: it is http, and not this machine's own. */
export function isReadOnTheWay(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === "http:" && !isThisMachine(hostname);
}

const isThisMachine = (host: string) =>
  host === "localhost" ||
  host.endsWith(".localhost") ||
  host === "[::1]" ||
  (isIPv4(host) && host.startsWith("127."));
