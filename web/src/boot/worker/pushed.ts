declare const self: ServiceWorkerGlobalScope;

/** As the server sends it (`server/src/features/bell/deliver-pushes.ts`). */
type Pushed = { title: string; body: string; path: string; tag: string };

const ICON = "/icon-192.png";
const BADGE = "/icon-monochrome-512.png";

/** Every push is shown: a browser takes the right to push away from whoever shows nothing. */
export async function showPushed(data: PushMessageData | null): Promise<void> {
  const { title, body, path, tag } = readPushed(data);
  await self.registration.showNotification(title, { body, tag, icon: ICON, badge: BADGE, data: { path } });
}

const UNREADABLE: Pushed = { title: "Kalivo", body: "", path: "/news", tag: "news" };

function readPushed(data: PushMessageData | null): Pushed {
  try {
    const read: unknown = data?.json();
    return isPushed(read) ? read : UNREADABLE;
  } catch {
    return UNREADABLE;
  }
}

const isPushed = (read: unknown): read is Pushed =>
  typeof read === "object" &&
  read !== null &&
  ["title", "body", "path", "tag"].every((name) => typeof Reflect.get(read, name) === "string");

/** Leads an open page of the app there, or opens one; never anywhere else. */
export async function openPushed({ notification }: NotificationEvent): Promise<void> {
  notification.close();
  const path: unknown = Reflect.get(Object(notification.data), "path");
  const url = new URL(typeof path === "string" ? path : "/", location.origin);
  const target = url.origin === location.origin ? url.href : location.origin;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const [page] = pages.toSorted((one, other) => Number(other.focused) - Number(one.focused));
  if (page === undefined) return void (await self.clients.openWindow(target));
  await page.focus();
  await page.navigate(target).catch(() => self.clients.openWindow(target));
}
