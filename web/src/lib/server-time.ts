/** Offset of the server's clock to this device's, in ms; 0 until known. */
let ahead = 0;

/** Called with each answer of the session call. */
export function noteServerTime(headers: Headers): void {
  const told = Date.parse(headers.get("X-Server-Time") ?? "");
  if (!Number.isNaN(told)) ahead = told - Date.now();
}

/** Now by the server's clock: the device's may be wrong, and a demo's clock can be moved. */
export const serverNow = (): Date => new Date(Date.now() + ahead);
