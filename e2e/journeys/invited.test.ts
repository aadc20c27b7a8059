import { afterEach, beforeAll, expect, test } from "vitest";
import { type Member, member } from "../support/api.ts";
import { type Visit, visit } from "../support/browser.ts";
import { roundTripsOf } from "../support/lost-network.ts";
import { somebody } from "../support/people.ts";
import { chooseToBurn, createAccount } from "../support/registration.ts";

// Somebody's link, followed by somebody new: the registration is gone through to its end, however far away the server is.

let visitor: Visit;
afterEach(() => visitor.close());

let inviter: Member;
beforeAll(async () => {
  inviter = await member(somebody("Odile", "Renard"));
});

const NEWCOMERS = [
  [0, "Vos"],
  [20, "Maes"],
  [40, "Claes"],
  [80, "Smets"],
  [150, "Baert"],
] as const;

test.each(NEWCOMERS)("invited, %d ms from the server: nobody is thrown out", async (latency, lastName) => {
  visitor = await visit({ size: "phone", scheme: "light" });
  const { page, problems } = visitor;
  await page.goto(`/register?back=Odile-Renard-${inviter.id}`);
  await page.getByText("Odile invited you").waitFor();
  await roundTripsOf(page, latency);
  await createAccount(visitor, somebody("Nele", lastName));
  await page.getByRole("heading", { name: "What do you want to do?" }).waitFor();
  await page.reload();
  await chooseToBurn(visitor);
  expect(new URL(page.url()).pathname).toBe("/user/organisation");
  expect(problems).toEqual([]);
});
