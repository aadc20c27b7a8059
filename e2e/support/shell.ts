import { readFileSync } from "node:fs";
import type { BrowserContext, Page, Route } from "playwright-core";
import { inject } from "vitest";
import type { Member } from "./api.ts";

/** The origin of a phone shell's files, which the server allows. */
const SHELL = "https://localhost";

/** The fake plugins' answers and recorded calls; in the page as `window.shell`. */
type Stage = {
  launchedBy: string | null;
  /** Null: the phone has no health app. */
  workouts: readonly Readonly<Record<string, unknown>>[] | null;
  scanned: string;
};
export type ShellStage = Stage & {
  asked: { plugin: string; method: string; options: unknown }[];
  authorized: boolean;
  /** While set, reading the health app is pending. */
  reading: PromiseWithResolvers<void> | null;
  /** The error of the next read. */
  failing: string | null;
  fire: (event: string, data?: unknown) => void;
};

declare global {
  interface Window {
    shell: ShellStage;
  }
}

/** The server's host built into the app. */
export function appHost(): string {
  const built: { host: string } = JSON.parse(
    readFileSync(new URL("../../mobile/shell.json", import.meta.url), "utf8"),
  );
  return process.env["KALIVO_HOST"] ?? built.host;
}

/** Opens the app as a phone shell does: files from the shell's origin, API calls to the server's, fake plugins. */
export async function openInShell(page: Page, member: Member, stage: Partial<Stage> = {}): Promise<void> {
  const context = page.context();
  await serve(context, `${SHELL}/**`);
  await serve(context, `${appHost()}/**`);
  await context.addCookies([{ name: "jwt", value: member.token, url: SHELL }]);
  await page.addInitScript(standIn, { launchedBy: null, workouts: [], scanned: "", ...stage });
  await page.goto(`${SHELL}/`);
  await page.getByRole("heading", { level: 1 }).waitFor();
}

/** The recorded calls of a plugin's method, with their arguments. */
export const askedOf = (page: Page, plugin: string, method: string): Promise<unknown[]> =>
  page.evaluate(
    ([name, called]) =>
      window.shell.asked
        .filter((one) => one.plugin === name && one.method === called)
        .map(({ options }) => options),
    [plugin, method],
  );

export const fire = (page: Page, event: string, data?: unknown): Promise<void> =>
  page.evaluate(([name, told]) => window.shell.fire(String(name), told), [event, data]);

/** Proxies both origins to the running server; a shell's files come without the content security policy. */
async function serve(context: BrowserContext, pattern: string): Promise<void> {
  await context.route(pattern, async (route: Route) => {
    const { pathname, search } = new URL(route.request().url());
    try {
      const response = await route.fetch({ url: inject("origin") + pathname + search, maxRedirects: 0 });
      const { "content-security-policy": _policy, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    } catch {
      await route.abort().catch(() => undefined); // the page was closed meanwhile
    }
  });
}

/** Runs in the page: fake Capacitor plugins. */
function standIn(stage: Stage) {
  const listeners = new Map<string, ((data: unknown) => void)[]>();
  const shell: ShellStage = {
    ...stage,
    asked: [],
    authorized: false,
    reading: null,
    failing: null,
    fire: (event, data) => listeners.get(event)?.forEach((heard) => heard(data)),
  };
  const plugin = (name: string, methods: Record<string, () => unknown>) =>
    Object.fromEntries(
      Object.entries(methods).map(([method, answer]) => [
        method,
        async (options: unknown) => {
          shell.asked.push({ plugin: name, method, options });
          return answer();
        },
      ]),
    );
  const addListener = (event: string, heard: (data: unknown) => void) =>
    listeners.set(event, [...(listeners.get(event) ?? []), heard]);
  const Plugins = {
    App: {
      ...plugin("App", {
        getLaunchUrl: () => (stage.launchedBy === null ? undefined : { url: stage.launchedBy }),
        minimizeApp: () => undefined,
      }),
      addListener,
    },
    Share: plugin("Share", { share: () => ({}) }),
    Haptics: plugin("Haptics", { impact: () => undefined, notification: () => undefined }),
    Browser: { ...plugin("Browser", { open: () => undefined }), addListener },
    SystemBars: plugin("SystemBars", { setStyle: () => undefined }),
    CapacitorBarcodeScanner: plugin("CapacitorBarcodeScanner", {
      scanBarcode: () => ({ ScanResult: stage.scanned, format: 0 }),
    }),
    Health: plugin("Health", {
      isAvailable: () => ({ available: shell.workouts !== null, reason: "Health Connect is not installed" }),
      checkAuthorization: () => ({ readAuthorized: shell.authorized ? ["workouts"] : [] }),
      requestAuthorization: () => {
        shell.authorized = true;
        return {};
      },
      queryWorkouts: async () => {
        await shell.reading?.promise;
        if (shell.failing !== null) throw new Error(shell.failing);
        return { workouts: shell.workouts };
      },
    }),
  };
  Object.assign(window, { shell, Capacitor: { isNativePlatform: () => true, Plugins } });
}
