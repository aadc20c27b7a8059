import type { Page } from "playwright-core";
import type { Visit } from "./browser.ts";

export type Forced = { status: number; message?: string } | "unreachable";

/** The next call to this path gets this answer instead of the server's. */
export async function force(page: Page, path: string, answer: Forced): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    (route) =>
      answer === "unreachable"
        ? route.abort("internetdisconnected")
        : route.fulfill({
            status: answer.status,
            contentType: "application/json",
            body: JSON.stringify({ message: answer.message ?? "The server says no." }),
          }),
    { times: 1 },
  );
}

/** A message that an answer brings to the screen. */
export type Case = {
  says: string;
  at: string;
  path: string;
  answer: Forced;
  act: (page: Page) => Promise<void>;
};

export const press = (name: string) => (page: Page) =>
  page.getByRole("button", { name, exact: true }).first().click();
export const label = (page: Page, name: string) => page.getByLabel(name, { exact: true }).first();

/** The same place with several answers. */
export const at = (
  place: { at: string; path: string; act: Case["act"] },
  ...said: readonly (readonly [Forced, string])[]
): Case[] => said.map(([answer, says]) => ({ ...place, answer, says }));
export const status = (code: number, message?: string): Forced =>
  message === undefined ? { status: code } : { status: code, message };

/** The answer comes, the message stands there, word for word. */
export async function seesMessage(
  { page }: Visit,
  { at: place, path, answer, act, says }: Case,
): Promise<void> {
  await page.goto("about:blank"); // a form that was begun must not ask whether it may be left
  await page.goto(place);
  await page.locator("h1").first().waitFor(); // not by its role: a sheet that opens by itself hides it from readers
  await force(page, path, answer);
  await act(page);
  await page.getByText(says, { exact: true }).filter({ visible: true }).first().waitFor();
}
