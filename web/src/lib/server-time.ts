/** How far the server's clock is ahead of this device's, in ms; none as long as it has not said. */
let ahead = 0;

/** From the answer that says who is there: it is asked for anyway. */
export function noteServerTime(headers: Headers): void {
  const told = Date.parse(headers.get("X-Server-Time") ?? "");
  if (!Number.isNaN(told)) ahead = told - Date.now();
}

/** Now, by the clock that judges; a device's may be wrong, and a demo's is moved. */
export const serverNow = (): Date => new Date(Date.now() + ahead);
