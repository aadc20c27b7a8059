import type { Page } from "playwright-core";

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
