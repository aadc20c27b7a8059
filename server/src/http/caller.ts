import type { IncomingMessage } from "node:http";
import { BlockList, isIP, isIPv4 } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** At most so many hops of the header are read. */
const MOST_HOPS = 20;
const LONGEST_LIST = 2_000;

/** Headers that only a proxy sends: such a request is never a local one. */
const FORWARDED = [
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
  "forwarded",
  "via",
] as const;

const DECORATOR = "callers";

type Callers = { trusted: BlockList; proxies: number; warned: boolean };

/** Sets the trusted proxies of `callerOf`: addresses, or networks like 10.0.0.0/8. */
export function knowProxies(app: FastifyInstance, proxies: readonly string[]): void {
  const callers: Callers = { trusted: blockList(proxies), proxies: proxies.length, warned: false };
  app.decorate(DECORATOR, callers);
  app.addHook("onRequest", (request, _reply, done) => {
    if (!callers.warned && callers.proxies === 0 && isForwarded(request)) {
      callers.warned = true;
      request.log.warn(
        "a proxy stands in front and TRUST_PROXY does not name it: everybody behind it counts as one caller",
      );
    }
    done();
  });
}

/**
 * The network a request comes from, for limits: the nearest hop that is not a proxy of ours. Entries that a client forges
 * stand before those our proxy adds, and are never read. IPv6 by its /64, which is one household or machine; IPv4 by its
 * address.
 */
export function callerOf(request: FastifyRequest): string {
  const { trusted } = request.server.getDecorator<Callers>(DECORATOR);
  let nearest = plainAddress(request.socket.remoteAddress ?? "");
  for (const hop of forwardedHops(request)) {
    if (!isTrusted(trusted, nearest)) break;
    const address = plainAddress(hop);
    if (isIP(address) === 0) break; // an unreadable entry of our own proxy: use the proxy
    nearest = address;
    // Loopback is trusted as the peer of the socket, never as an entry of the header.
    if (isLoopbackAddress(address)) break;
  }
  return networkOf(nearest);
}

/** Whether the request was forwarded; the socket then is the proxy's. */
export const isForwarded = ({ headers }: FastifyRequest): boolean =>
  FORWARDED.some((name) => headers[name] !== undefined);

/** Whether a connection comes from one of these proxies. */
export function proxiesOf(proxies: readonly string[]): (raw: Pick<IncomingMessage, "socket">) => boolean {
  const trusted = blockList(proxies);
  return ({ socket }) => isTrusted(trusted, plainAddress(socket.remoteAddress ?? ""));
}

/** Whether the connection comes from a proxy of TRUST_PROXY. */
export const isFromProxy = ({ server, socket }: FastifyRequest): boolean =>
  isTrusted(server.getDecorator<Callers>(DECORATOR).trusted, plainAddress(socket.remoteAddress ?? ""));

/** Whether the other end of the connection is on this machine. */
export function isLoopback({ socket }: FastifyRequest): boolean {
  return isLoopbackAddress(plainAddress(socket.remoteAddress ?? ""));
}

const isLoopbackAddress = (address: string): boolean =>
  address === "::1" || (isIPv4(address) && address.startsWith("127."));

/** The nearest first. */
function forwardedHops({ headers }: FastifyRequest): string[] {
  const said = headers["x-forwarded-for"];
  const list = Array.isArray(said) ? said.join(",") : (said ?? "");
  return list.slice(-LONGEST_LIST).split(",").slice(-MOST_HOPS).toReversed();
}

function isTrusted(trusted: BlockList, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && trusted.check(address, version === 4 ? "ipv4" : "ipv6");
}

/** Without port, zone, brackets, or the prefix of an IPv4-mapped IPv6 address. */
function plainAddress(written: string): string {
  const bare = written.trim();
  const [, bracketed] = /^\[([^\]]{1,60})\](?::\d{1,5})?$/.exec(bare) ?? [];
  const [, withoutPort] = /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/.exec(bare) ?? [];
  const [address = ""] = (bracketed ?? withoutPort ?? bare).split("%");
  const [, mapped] = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address) ?? [];
  return mapped ?? address;
}

function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const groups = fullGroups(address);
  const mapped = groups.slice(0, 5).every((group) => group === "0") && groups[5] === "ffff";
  if (mapped) return fourOf(groups.slice(6));
  return `${groups.slice(0, 4).join(":")}::/64`;
}

/** The eight groups without leading zeros; the URL parser writes every IPv6 address in one way. */
function fullGroups(address: string): string[] {
  const [head = "", tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split("::");
  const before = head === "" ? [] : head.split(":");
  if (tail === undefined) return before;
  const after = tail === "" ? [] : tail.split(":");
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => "0"), ...after];
}

const fourOf = (groups: readonly string[]): string =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 255])
    .join(".");

function blockList(proxies: readonly string[]): BlockList {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = "", bits] = proxy.split("/");
    const family = isIPv4(address) ? "ipv4" : "ipv6";
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}
