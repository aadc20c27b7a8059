import * as api from "@kalivo/contract/api-paths.ts";
import type { Notification } from "@kalivo/contract/routes/own/notifications.ts";
import { eventually } from "./support/eventually.ts";
import { afterEach, expect, test, vi } from "vitest";
import { answered, refused } from "./support/answers.ts";
import { openApp } from "./support/render-app.tsx";
import { A_MEMBER, NO_PUSHES, QUIET_BELL } from "./support/told.ts";

// What one was told, and its pushes (rule 74).

const NEW_DONOR: Notification = {
  id: 2,
  kind: "new_donor",
  text: "Thomas supports you.",
  path: "/?list=donors",
  picture: null,
  told_at: "2026-03-10T09:00:00.000Z",
  read: false,
};
const bell = (some: Partial<typeof QUIET_BELL>) => answered("GET", api.readBell, { ...QUIET_BELL, ...some });
const news = (...data: Notification[]) => answered("GET", api.listNotifications, { data, more: false });

afterEach(() => vi.unstubAllGlobals());

type Device = {
  permission: NotificationPermission;
  answers: NotificationPermission;
  subscribed: string | null;
};

/** A browser with pushes, which jsdom has not. */
function browserWith({ permission, answers, subscribed }: Device) {
  const ended: string[] = [];
  const subscription = (endpoint: string) => ({
    endpoint,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint, keys: { p256dh: "p".repeat(87), auth: "a".repeat(22) } }),
    unsubscribe: () => Promise.resolve(ended.push(endpoint) > 0),
  });
  let current = subscribed === null ? null : subscription(subscribed);
  const pushManager = {
    getSubscription: () => Promise.resolve(current),
    subscribe: () => {
      current = subscription("https://fcm.googleapis.com/wp/new");
      return Promise.resolve(current);
    },
  };
  const registration = { pushManager };
  const state = { permission };
  vi.stubGlobal("PushManager", pushManager);
  vi.stubGlobal("Notification", {
    get permission() {
      return state.permission;
    },
    requestPermission: () => {
      state.permission = answers;
      return Promise.resolve(answers);
    },
  });
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: {
      ready: Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
      getRegistrations: () => Promise.resolve([]),
      addEventListener: () => undefined,
    },
  });
  return { ended };
}

afterEach(() => Reflect.deleteProperty(navigator, "serviceWorker"));

const READ = answered("POST", api.markNotificationsRead, { unread: 0 });
const DONE = [
  answered("POST", api.subscribeToPushes, { message: "on" }),
  answered("POST", api.endPushes, { message: "off" }),
];
const ON_HERE = "https://fcm.googleapis.com/wp/1";

test("the bell on Home says that there is news", async () => {
  const page = await openApp("/", { as: A_MEMBER, answers: [bell({ unread: 3 })] });
  await page.find("link", "News, some of it new");
});

test("news leads to what it is about, and is read by being seen", async () => {
  const page = await openApp("/news", {
    as: A_MEMBER,
    answers: [bell({ unread: 1 }), news(NEW_DONOR), READ],
  });
  const row = await page.find("link", /Thomas supports you\./);
  expect(row.getAttribute("href")).toBe("/?list=donors");
  await eventually(() => expect(page.asked("POST", api.markNotificationsRead)).toHaveLength(1));
});

test("without any news it says what will stand there", async () => {
  await (await openApp("/news", { as: A_MEMBER })).says("Nothing new");
});

test("pushes are offered after the first donor, and turned on with the server's key", async () => {
  browserWith({ permission: "default", answers: "granted", subscribed: null });
  const page = await openApp("/news", { as: A_MEMBER, answers: [bell({ may_ask: true }), ...DONE] });
  await page.press("Turn on");
  await eventually(() =>
    expect(page.asked("POST", api.subscribeToPushes).map(({ data }) => data)).toMatchObject([
      { endpoint: "https://fcm.googleapis.com/wp/new", push_key: QUIET_BELL.push_key },
    ]),
  );
});

test("who says not now is not asked again", async () => {
  browserWith({ permission: "default", answers: "granted", subscribed: null });
  const page = await openApp("/news", { as: A_MEMBER, answers: [bell({ may_ask: true }), ...DONE] });
  await page.find("button", "Not now");
  page.answer(bell({ may_ask: false }));
  await page.press("Not now");
  await eventually(() => expect(page.asked("POST", api.endPushes)).toHaveLength(1));
  await eventually(() => expect(document.body.textContent).not.toContain("Hear about it right away?"));
});

test.each([
  ["before the first donor", false, true],
  ["where the browser has no pushes", true, false],
])("nobody is asked %s", async (_, may_ask, can) => {
  if (can) browserWith({ permission: "default", answers: "granted", subscribed: null });
  const page = await openApp("/news", { as: A_MEMBER, answers: [bell({ may_ask })] });
  await page.says("Nothing new");
  expect(document.body.textContent).not.toContain("Hear about it right away?");
});

test("Privacy says that a browser has no pushes", async () => {
  await (
    await openApp("/privacy", { as: A_MEMBER })
  ).says("This browser has no notifications. On an iPhone, install the app first.");
});

test("Privacy says that a browser blocks them", async () => {
  browserWith({ permission: "denied", answers: "denied", subscribed: null });
  await (
    await openApp("/privacy", { as: A_MEMBER })
  ).says("This browser blocks our notifications. You can change that in its own settings for this page.");
});

test("what is pushed is chosen in Privacy, and a refusal is said there", async () => {
  browserWith({ permission: "granted", answers: "granted", subscribed: ON_HERE });
  const page = await openApp("/privacy", {
    as: A_MEMBER,
    answers: [
      answered("GET", api.readPushSettings, { ...NO_PUSHES, devices: 1 }),
      refused("POST", api.savePushSettings, 422, "no"),
    ],
  });
  await page.press("Your money", "switch");
  await eventually(() =>
    expect(page.asked("POST", api.savePushSettings).map(({ data }) => data)).toHaveLength(1),
  );
  await page.says("That didn't work. Please try again.");
});

test("turned off in this browser, it is ended there and at the server", async () => {
  const { ended } = browserWith({ permission: "granted", answers: "granted", subscribed: ON_HERE });
  const page = await openApp("/privacy", { as: A_MEMBER, answers: DONE });
  await page.press("In this browser", "switch");
  await eventually(() =>
    expect(page.asked("POST", api.endPushes).map(({ data }) => data)).toEqual([{ endpoint: ON_HERE }]),
  );
  expect(ended).toEqual([ON_HERE]);
});
