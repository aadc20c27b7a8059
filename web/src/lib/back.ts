type Leave = { back: () => void; replace: (href: string) => void; canGoBack: () => boolean };

let leave: Leave | null = null;

/** The router says once how pages are left; `ui` stays free of it. */
export function setLeave(how: Leave): void {
  leave = how;
}

/** One page back; where this is the first one, the page above it. */
export function goBack(above: string): void {
  if (leave === null) location.assign(above);
  else if (leave.canGoBack()) leave.back();
  else leave.replace(above);
}
