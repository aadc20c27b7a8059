import { afterEach, beforeAll, expect, inject, test } from "vitest";
import { member, type Member } from "../support/api.ts";
import { type Visit, visit } from "../support/browser.ts";
import { roundTripsOf } from "../support/lost-network.ts";
import { somebody } from "../support/people.ts";
import { createAccount } from "../support/registration.ts";
import { fillSignIn } from "../support/sign-in.ts";
import { arrived, everyLink, type Link, LINKS, type Shared } from "../support/way-in.ts";
import type { ProfileType } from "@kalivo/domain/people/registration.ts";

// Somebody follows a link that was shared with them and has no account, or is signed out: nothing of it is lost, and nobody
// is thrown out of the registration, however far away the server is, with a reload and a step back in the middle.
//
// WAY_IN=all walks every link as burner, donor and both, new and signed out, at each round trip, and says how many got
// there: KALIVO_CHROMIUM=… WAY_IN=all npx vitest run --project e2e e2e/journeys/invited.test.ts (about half an hour).

const FAMILY = "Renard";
const all = process.env["WAY_IN"] === "all";

let visitor: Visit;
afterEach(() => visitor.close());

let links: Record<Link, Shared>;
let odile: Member;
beforeAll(async () => {
  ({ odile, links } = await everyLink(FAMILY));
});

type Walk = { link: Link; as: ProfileType; latency: number };
const ROUND_TRIPS = [0, 20, 40, 80, 150];
const TYPES = ["burner", "donor", "both"] as const;
const EVERY: Walk[] = LINKS.flatMap((link) =>
  TYPES.flatMap((as) => ROUND_TRIPS.map((latency) => ({ link, as, latency }))),
);
const FEW: Walk[] = [
  { link: "code", as: "burner", latency: 0 },
  { link: "invite", as: "both", latency: 40 },
];

test.each(all ? EVERY : FEW)(
  "somebody new who followed a $link link and is to be $as, $latency ms away, ends where they wanted to go",
  async ({ link, as, latency }) => {
    visitor = await visit({ size: "phone", scheme: "light" });
    const { page, problems } = visitor;
    const shared = links[link];
    const person = somebody(`New-${link}-${as}`, `Away-${latency}`);
    await roundTripsOf(page, latency);
    await page.goto(shared.address);
    await page.getByText(shared.says).first().waitFor();
    if (link !== "invite") await page.getByRole("link", { name: /^(Join |Sign me up$)/ }).click();
    await page.getByLabel("First name").fill(person.firstName);
    await page.reload();
    await page.getByRole("heading", { level: 1, name: "Create your account" }).waitFor();
    expect(await page.getByLabel("First name").inputValue()).toBe(person.firstName);
    await createAccount(visitor, person);
    await throughTheSteps(visitor, as, shared.inviter);

    await page.getByRole("heading", { level: 1, name: `Welcome, ${person.firstName}` }).waitFor();
    if (link === "code") {
      await page.getByRole("heading", { level: 2, name: "Who gives when you move" }).waitFor();
      await page.getByRole("link", { name: /^Odile Renard 0,10 € per 100/ }).waitFor();
    } else {
      await page.getByRole("link", { name: /^Go (to|on)/ }).click();
      await arrived(page, link, FAMILY);
      await page.goto("/register/done");
    }
    // What is over is over: Back leads to no step, and nothing is to be finished.
    await page.goto("/register/last");
    await page.getByRole("heading", { level: 1, name: `Hello, ${person.firstName}` }).waitFor();
    expect(await page.getByRole("link", { name: /^Finish setting up/ }).count()).toBe(0);
    expect(problems).toEqual([]);
  },
);

/** Every step, each left as it is where it may be; with a reload, and a step back and forth. */
async function throughTheSteps({ page }: Visit, as: ProfileType, inviter: boolean) {
  const titled = (name: string) => page.getByRole("heading", { level: 1, name }).waitFor();
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const label = { burner: "burn calories", donor: "micro donate", both: "both" }[as];
  await titled("What do you want to do?");
  await page.reload();
  await page.getByText(label, { exact: true }).click();
  await press("Continue");
  if (as !== "donor") {
    await page.getByRole("dialog").getByRole("checkbox").check();
    await press("Agree and continue");
    await titled("Choose your organisations");
    await page.goBack();
    await titled("What do you want to do?");
    await press("Continue"); // agreed already: asked once
    await titled("Choose your organisations");
    await page.getByRole("checkbox").first().check();
    await page.reload();
    await page.getByRole("checkbox", { checked: true }).waitFor();
    await press("Continue");
  }
  if (as !== "burner") {
    await titled("Support your first burner");
    await page.reload();
    const cards = page.getByRole("main").getByRole("button").filter({ hasText: "Raises for" });
    await cards.first().waitFor();
    if (inviter) {
      await cards.first().getByText("Raises for Forest Return").waitFor();
      await cards.first().getByText(`Odile ${FAMILY}`).waitFor();
    }
    await press("Skip for now");
    await titled("How paying works");
    await page.locator('[role=progressbar][aria-valuenow="75"]').waitFor();
    await press("Skip for now");
  }
  await titled("Almost there");
  await page.getByLabel("Weight").waitFor({ state: as === "donor" ? "detached" : "visible" });
  await press("Skip");
}

const FEW_BACK: Omit<Walk, "as">[] = [{ link: "code", latency: 40 }];

test.each(all ? EVERY : FEW_BACK)(
  "a member who is signed out and followed a $link link, $latency ms away, signs in and is there",
  async ({ link, latency, ...more }) => {
    visitor = await visit({ size: "phone", scheme: "light" });
    const { page, problems } = visitor;
    const as = "as" in more ? String(more.as) : "known";
    const person = await member(somebody(`Back-${link}-${as}`, `Away-${latency}`));
    const shared = links[link];
    await roundTripsOf(page, latency);
    await page.goto(shared.address);
    await page.getByText(shared.says).first().waitFor();
    const signIn = link === "invite" ? "I already have an account" : "Sign in to my account";
    await page.getByRole("button", { name: signIn }).click();
    await fillSignIn(page, person);
    if (link === "books") await page.getByRole("button", { name: signIn }).waitFor({ state: "detached" });
    await arrived(page, link, FAMILY);
    expect(problems).toEqual([]);
  },
);

test("whoever turns out to have an account signs in from the form, and the link is kept", async () => {
  visitor = await visit({ size: "phone", scheme: "dark" });
  const { page } = visitor;
  const person = await member(somebody("Known", "Already"));
  await page.goto(links.support.address);
  await page.getByRole("link", { name: "Join to support them" }).click();
  await createAccount(visitor, person);
  const taken = page.getByRole("alert");
  await taken.getByRole("button", { name: "I already have an account" }).click();
  expect(await page.getByRole("dialog").getByLabel("Email").inputValue()).toBe(person.email);
  await fillSignIn(page, person);
  await arrived(page, "support", FAMILY);
});

test("a registration left in the middle is offered on Home, and no other page is ever shown as its step", async () => {
  visitor = await visit({ size: "desktop", scheme: "light" });
  const { page } = visitor;
  const person = await member(somebody("Left", "Halfway"), { registering: { type: "both", step: "last" } });
  await page.context().addCookies([{ name: "jwt", value: person.token, url: inject("origin") }]);
  for (const path of ["/stripe", "/user/organisation", `/user/${odile.id}`]) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect([path, await page.getByRole("progressbar").count()]).toEqual([path, 0]);
  }
  await page.goto("/");
  await page.getByRole("link", { name: /^Finish setting up/ }).click();
  await page.getByRole("heading", { level: 1, name: "Almost there" }).waitFor();
  await page.getByRole("button", { name: "Skip" }).click();
  await page.getByRole("heading", { level: 1, name: "Welcome, Left" }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Hello, Left" }).waitFor();
});

test("a browser that keeps nothing loses nothing of the link", async () => {
  visitor = await visit({ size: "phone", scheme: "light" });
  const { page } = visitor;
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"] as const)
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("no", "SecurityError");
        },
      });
  });
  const person = somebody("Private", "Window");
  await page.goto(links.team.address);
  await page.getByRole("link", { name: "Join and see this team" }).click();
  await createAccount(visitor, person);
  await throughTheSteps(visitor, "donor", false);
  await page.getByRole("link", { name: `Go to Team ${FAMILY}` }).click();
  await arrived(page, "team", FAMILY);
});

test("a link that leads nowhere, or was doubled, says so and lets people in", async () => {
  visitor = await visit({ size: "phone", scheme: "light" });
  const { page } = visitor;
  for (const [address, says] of [
    ["/code/ZZZZZZZZ", "This code is not a valid code"],
    ["/code/", "This link leads nowhere. Part of it may be missing: ask for it again."],
    ["/user/2000000000", "This link leads to nothing we can show"],
    ["/team/1https://kalivo.example/team/1", "Trail Crew on Kalivo"],
  ] as const) {
    await page.goto(address);
    await page.getByText(says).first().waitFor();
    await page.getByRole("link", { name: /^(Join |Sign me up$)/ }).waitFor();
  }
});

test("a code that is pasted and sent at once, while it is checked, is not lost", async () => {
  visitor = await visit({ size: "phone", scheme: "light" });
  const { page } = visitor;
  await page.goto("/register");
  await roundTripsOf(page, 150);
  await page.getByLabel("Code").fill(`https://kalivo.example${links.code.address}`);
  await createAccount(visitor, somebody("Coded", "At-Once"));
  await page.getByText(/Odile Renard now gives 0,10.€/).waitFor();
});

test("a code that is no good is never ignored: the form stays, and says what to do", async () => {
  visitor = await visit({ size: "phone", scheme: "light" });
  const { page } = visitor;
  await page.goto("/register");
  await page.getByLabel("Code").fill("K7PX24Q");
  await createAccount(visitor, somebody("Cut", "Code"));
  await page.getByText("A code has 8 letters and digits. Complete it, or empty the field.").waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("autocapitalize")))
    .toBe("characters");
  await page.getByLabel("Code").fill("");
  await page.getByRole("button", { name: "Create my account" }).click();
  await page.getByRole("heading", { level: 1, name: "What do you want to do?" }).waitFor();
});
