import * as api from "@kalivo/contract/api-paths.ts";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { textSize } from "../support/accessible.ts";
import { apiAt } from "../support/api-at.ts";
import { backBurner, chooseFirstOrganisation, member, tokenOf } from "../support/api.ts";
import { lookNarrow, useVisit } from "../support/browser.ts";
import { loseAnswer, loseRequest } from "../support/lost-network.ts";
import { somebody } from "../support/people.ts";
import { CARDS, saveCardInTab, typeAddressCode } from "../support/sandbox.ts";
import { settled } from "../support/page.ts";
import { signIn } from "../support/sign-in.ts";

const open = useVisit();
const UNREACHABLE = "Could not connect to the server";

const meAs = (token: string) => apiAt(inject("origin"), token).get(api.readMe);

type Try = { path: string; press: () => Promise<void>; said?: string };

/** Twice in vain, the network lost on the way there and on the way back; the third time it is done, once. */
async function insist(page: Page, { path, press, said = UNREACHABLE }: Try) {
  for (const lose of [loseRequest, loseAnswer]) {
    await lose(page, path);
    const lost = page.waitForEvent("requestfailed");
    await press();
    await lost;
    await page.getByText(said).filter({ visible: true }).last().waitFor();
  }
  await press();
}

test("the network is lost at every step of a registration: it is said, and each step is done once", async () => {
  const visitor = await open({ size: "phone", scheme: "light" });
  const { page, look } = visitor;
  const person = somebody("Lotte", "Vanlost");
  const press = (name: string) => () => page.getByRole("button", { name, exact: true }).click();
  const titled = (name: string) => page.getByRole("heading", { level: 1, name }).waitFor();
  await page.goto("/register");
  await page.getByLabel("First name").fill(person.firstName);
  await page.getByLabel("Last name").fill(person.lastName);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await insist(page, { path: `**${api.register}`, press: press("Create my account") });

  await page.getByText("You move, and you give").click();
  await press("Continue")();
  await page.getByRole("dialog").getByRole("checkbox").check();
  const said = "Your answer could not be saved. Try again.";
  await insist(page, { path: `**${api.giveConsent}`, press: press("Agree and continue"), said });
  await titled("Choose your organisations");
  await page.getByRole("checkbox").first().check();
  await insist(page, { path: `**${api.chooseOrganisations}`, press: press("Continue") });

  await titled("Support your first burner");
  await page.locator("main li").getByRole("button").first().click();
  const rate = page.getByRole("dialog").getByRole("spinbutton").first();
  await rate.fill("1000000");
  await rate.press("Tab");
  expect(await rate.inputValue()).toBe("10,00"); // the most a rate can be
  await look("support with a million");
  await insist(page, { path: `**${api.backBurner}`, press: press("Continue to payment") });

  await titled("How paying works");
  await typeAddressCode(page, person);
  await page.getByLabel("Birthday").fill("1990-12-31");
  await loseRequest(page, `**${api.openPortal}*`);
  const noPortal = page.waitForEvent("requestfailed", (request) => request.url().includes(api.openPortal));
  await insist(page, {
    path: `**${api.saveInformations}`,
    press: press("Add payment method (opens in a new tab)"),
  });
  await noPortal;
  await page.getByRole("alert").getByText(UNREACHABLE).last().waitFor();
  await page.context().route(`**${api.refreshPayment}`, (route) => route.abort(), { times: 1 });
  await saveCardInTab(visitor, CARDS.works);
  await page.getByRole("button", { name: "Modify payment methods" }).waitFor();
  await press("Continue")();
  await titled("Almost there");
  expect(await meAs(await tokenOf(person))).toMatchObject({
    health_consent: true,
    organisations: [expect.anything()],
    payment_info: { is_active: true, burners_with_pivot: [{ pivot: { rate_in_cents_per_kcal: 10 } }] },
  });
});

test("names of 200 letters, right to left, in heaps and in pictures stay inside their places", async () => {
  const visitor = await open({ size: "phone", scheme: "dark" });
  const { page, look } = visitor;
  const heaped = `\u202Eمحمد عبد الرحمن Z\u0351\u036B\u0343\u036A\u0302\u036Ba\u034B\u0300lgo 👩‍👩‍👧‍👦`;
  const burner = await member({ ...somebody("W", "x"), firstName: "W".repeat(200), lastName: heaped });
  const donor = await member({ ...somebody("x", "W"), firstName: heaped, lastName: "W".repeat(200) });
  await chooseFirstOrganisation(burner);
  await backBurner(donor, burner, 10);
  await signIn(page, { ...donor, firstName: "" });
  for (const path of ["/", `/user/${burner.id}`, "/community/burners", "/act", "/settings"]) {
    await page.goto(path);
    await look(`bad names ${path}`);
  }
  await page.goto(`/user/${burner.id}`);
  await textSize(page, "200%");
  await settled(page);
  const title = page.getByRole("heading", { level: 1 });
  expect(await title.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThan(
    3,
  );
  await textSize(page, "");
  await page.getByRole("button", { name: "Edit your support" }).click();
  await lookNarrow(visitor, "bad names support");
});
