import { expect, test } from "vitest";
import {
  backBurner,
  chooseFirstOrganisation,
  giveCard,
  logKcal,
  member,
  type Member,
  paymentProblem,
} from "../support/api.ts";
import { useVisit, type Visit } from "../support/browser.ts";
import { somebody } from "../support/people.ts";
import { presentMonth } from "../support/present.ts";
import { CARDS, moveTo, stepTo } from "../support/sandbox.ts";
import { signIn } from "../support/sign-in.ts";

const open = useVisit();

/** Somebody's month that cannot be collected, until it is given up three weeks later. */
async function failedMonth(visitor: Visit, burner: Member) {
  await logKcal(burner, 3_000);
  const { closes, collects, chargeDay } = await presentMonth();
  await stepTo(visitor, closes);
  await stepTo(visitor, collects);
  await moveTo(visitor, `${chargeDay.replace(/^../u, "26")} 12:00`);
}

test("after two failed months a new card is saved, and support goes on only when its owner says so", async () => {
  const visitor = await open({ size: "phone", scheme: "light" });
  const { page, look } = visitor;
  const burner = await member(somebody("Joris", "Pauwels"));
  const donor = await member(somebody("Greet", "Pauwels"));
  await chooseFirstOrganisation(burner);
  await giveCard(donor, CARDS.declinesLater);
  await backBurner(donor, burner, 0.1);
  await failedMonth(visitor, burner);
  await failedMonth(visitor, burner);
  await expect.poll(async () => (await paymentProblem(donor))?.kind).toBe("paused");
  await signIn(page, donor);
  await page.getByText("your support is paused. Choose another payment method to go on.").waitFor();
  await look("home of somebody paused");

  await giveCard(donor, CARDS.works);
  await page.goto("/stripe?setup=done");
  await page.getByText("Your payment method is saved").waitFor();
  await page.getByText("Go on, and it counts again from now.").waitFor();
  await look("payment page of somebody paused");
  await page.goto("/");
  await page.getByText("Go on, and it counts again from now.").waitFor();
  await look("home of somebody who may go on");
  await page.getByRole("button", { name: "Go on", exact: true }).click();
  await page.getByText("Your support continues").waitFor();
  await page.getByText("Go on, and it counts again from now.").waitFor({ state: "detached" });
  expect(await paymentProblem(donor)).toBeNull();
});
