import { LANGUAGES } from "@kalivo/domain/language.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { apiAt } from "../support/api-at.ts";
import { adminToken } from "../support/admin-token.ts";
import { openBrowser, settled, SIZES } from "../support/page.ts";
import { startServer } from "../support/server.ts";
import { screens as de } from "@kalivo/words/de/screens.ts";
import { screens as en } from "@kalivo/words/en/screens.ts";
import { screens as fr } from "@kalivo/words/fr/screens.ts";
import { screens as nl } from "@kalivo/words/nl/screens.ts";
import { isLanguage } from "@kalivo/words/language.ts";
import { shotsIn, type Account, type Shot } from "./shots.ts";

// npm run screenshots [-- fr]: every screen, on a phone and a desktop, light and dark, for people who look at them.

const FOLDER = join(import.meta.dirname, "../../screenshots");
const LOOKS = [
  { size: "phone", scheme: "light" },
  { size: "phone", scheme: "dark" },
  { size: "desktop", scheme: "light" },
  { size: "desktop", scheme: "dark" },
] as const;
const PASSWORD = "kalivo-demo-walk";
/** For what hangs; a busy machine takes long. */
const WAIT_MS = 60_000;

const [asked = "en"] = process.argv.slice(2);
if (!isLanguage(asked)) throw new Error(`There is no language ${asked}: say ${LANGUAGES.join(", ")}.`);
const language = asked;
const SHOTS = shotsIn({ en, fr, nl, de }[language]);

const missing = routeNames().filter((name) => !(name in SHOTS));
if (missing.length > 0) throw new Error(`these routes have no picture: ${missing.join(", ")}`);

let newcomers = 0;

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const server = await startServer();
const asAdmin = await adminToken(server.origin);
const browser = await openBrowser();
try {
  for (const look of LOOKS) await photograph(browser, look);
} finally {
  await browser.close();
  await server.stop();
}

async function photograph(on: Browser, { size, scheme }: (typeof LOOKS)[number]) {
  const phone = size === "phone";
  const accounts = new Map<Account | null, Promise<Page>>();
  const pageOf = async (account: Account | null): Promise<Page> => {
    const context = await on.newContext({
      baseURL: server.origin,
      viewport: SIZES[size],
      isMobile: phone,
      hasTouch: phone,
      colorScheme: scheme,
      reducedMotion: "reduce",
      locale: "en-GB",
      timezoneId: "Europe/Brussels",
      serviceWorkers: "block", // it fetches the whole app, and the network is never idle
    });
    context.setDefaultTimeout(WAIT_MS);
    await context.addInitScript((chosen) => localStorage.setItem("language", chosen), language);
    if (account !== null)
      await context.addCookies([{ name: "jwt", value: await tokenOf(account), url: server.origin }]);
    return context.newPage();
  };
  for (const shot of Object.values(SHOTS).flat()) {
    const page = accounts.get(shot.as) ?? pageOf(shot.as);
    accounts.set(shot.as, page);
    const file = `${shot.name} ${size} ${scheme} ${language}.png`.replaceAll(" ", "-");
    await keep(await page, shot, join(FOLDER, file));
    console.log(`screenshots/${file}`);
  }
  for (const page of accounts.values()) await (await page).context().close();
}

async function keep(page: Page, { at, act }: Shot, path: string) {
  await page.goto(at);
  await quiet(page);
  if (act !== undefined) {
    await act(page);
    await quiet(page);
  }
  await page.screenshot({ path });
}

/** Everything asked for has come, and nothing moves any more. */
async function quiet(page: Page) {
  await page.waitForLoadState("networkidle");
  await settled(page);
}

async function tokenOf(account: Account): Promise<string> {
  if (account === "admin") return asAdmin;
  if (account === "newcomer") return newcomerToken();
  const email = `${account}@kalivo.example`;
  return (await apiAt(server.origin).post(api.signIn, { email, password: PASSWORD })).token;
}

async function newcomerToken(): Promise<string> {
  newcomers += 1;
  const email = `newcomer-${newcomers}@journeys.example`;
  const account = {
    first_name: "Nele",
    last_name: "Nieuw",
    email,
    password: PASSWORD,
    codes: [],
    wanted: "/user/1/back",
  };
  const { token } = await apiAt(server.origin).post(api.register, account);
  await apiAt(server.origin, token).post(api.saveRegistration, { type: "both", step: "last" });
  return token;
}

function routeNames(): string[] {
  const file = join(import.meta.dirname, "../../docs/specification.json");
  const { routes }: { routes: Record<string, string> } = JSON.parse(readFileSync(file, "utf8"));
  return Object.keys(routes);
}
