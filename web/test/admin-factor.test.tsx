import * as api from "@kalivo/contract/api-paths.ts";
import type { AdminImprint } from "@kalivo/contract/routes/own/admin/imprint.ts";
import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { answered, refused } from "./support/answers.ts";
import { openApp } from "./support/render-app.tsx";
import { toldTo } from "./support/told.ts";
import { SAID } from "./support/world.ts";

// The second factor runs out twelve hours after it was shown, also in the middle of a form (rule 40).

const AN_ADMIN = { ...SAID, admin: true, may_administer: true };
const IMPRINT: AdminImprint = {
  name: "Ons Huis vzw",
  mail: "info@onshuis.example",
  address: "Kerkstraat 1, 9000 Gent",
  enterprise_number: null,
  fixed: [],
};
const MESSAGE = {
  id: 5,
  person: null,
  body: "Thank you.",
  created_at: "2026-03-01T10:00:00Z",
  read_at: null,
  handled_by: null,
  has_log: false,
  log: null,
};
const STAND = { password: true, app: true, passkeys: 0, shown: false, recovery_codes_left: 10 };
const NEXT = "Dorpsplein 2, 9000 Gent";

const meAs = (may: boolean) => answered("GET", api.readMe, { ...AN_ADMIN, may_administer: may });

/** A sheet is half filled when the server wants the second factor anew. */
async function halfFilled() {
  const page = await openApp("/admin?part=imprint", {
    as: toldTo(AN_ADMIN),
    answers: [
      answered("GET", api.readImprint, IMPRINT),
      refused("POST", api.saveImprint, 403, "Show your second factor."),
      answered("GET", api.readSecondFactor, STAND),
    ],
  });
  await page.press("Edit");
  const sheet = await page.sheet("Imprint");
  await sheet.fill(/^Address/, NEXT);
  page.answer(meAs(false));
  await sheet.press("Save");
  return page;
}

const seen = (text: string) =>
  [...document.querySelectorAll<HTMLElement>("#app *, #layers *")].some(
    (element) =>
      element.childElementCount === 0 &&
      (element.textContent.includes(text) ||
        (element instanceof HTMLTextAreaElement && element.value.includes(text))) &&
      getComputedStyle(element).visibility !== "hidden",
  );

test("a half-filled sheet outlasts the second factor: unseen until it is shown again, and then as it was", async () => {
  const page = await halfFilled();
  const again = await page.sheet("Show that it is you");
  await page.focusIs(/^heading "Show that it is you"/u);
  expect(document.title).toBe("Show that it is you · Kalivo");
  await again.says(/^The admin pages ask for a second factor/);
  expect(within(again.part).getAllByText("Show that it is you")).toHaveLength(1);
  expect([
    seen("Kerkstraat"),
    seen("Dorpsplein"),
    seen("Ons Huis"),
    document.title.includes("Imprint"),
  ]).toEqual([false, false, false, false]);
  page.answer(
    answered("POST", api.showSecondFactor, { ...STAND, shown: true }),
    answered("GET", api.readSecondFactor, { ...STAND, shown: true }),
    meAs(true),
    answered("POST", api.saveImprint, { ...IMPRINT, address: NEXT }),
  );
  await again.fill(/^Code of your app/, "123456");
  await again.press("Continue");
  const sheet = await page.sheet("Imprint");
  expect(await sheet.field(/^Address/)).toHaveProperty("value", NEXT);
  expect(seen("Show your second factor."), "what was refused before it was shown").toBe(false);
  await sheet.press("Save");
  await page.says(NEXT);
});

test("whoever does not show it is asked before what they typed is lost, and is led Home", async () => {
  const page = await halfFilled();
  const again = await page.sheet("Show that it is you");
  await again.press("Close");
  const question = await page.question();
  await question.press("Keep editing");
  await (await page.sheet("Show that it is you")).press("Close");
  await (await page.question()).press("Discard");
  await page.isAt("/");
  expect(seen("Kerkstraat")).toBe(false);
});

test("without a page that was seen before, the second factor is a page", async () => {
  const page = await openApp("/admin?part=imprint", {
    as: toldTo({ ...AN_ADMIN, may_administer: false }),
    answers: [answered("GET", api.readSecondFactor, STAND)],
  });
  await page.isTitled("Admin");
  await page.says("Show that it is you");
});

test("what a button was refused for want of the second factor is no longer said once it is shown", async () => {
  const page = await openApp("/admin?part=feedback&id=5", {
    as: toldTo(AN_ADMIN),
    answers: [
      answered("GET", api.readFeedback, MESSAGE),
      refused("POST", api.markFeedback, 403, "Show your second factor."),
      answered("GET", api.readSecondFactor, STAND),
    ],
  });
  await page.find("button", "Mark as read");
  page.answer(meAs(false));
  await page.press("Mark as read");
  const again = await page.sheet("Show that it is you");
  page.answer(
    answered("POST", api.showSecondFactor, { ...STAND, shown: true }),
    answered("GET", api.readSecondFactor, { ...STAND, shown: true }),
    meAs(true),
  );
  await again.fill(/^Code of your app/, "123456");
  await again.press("Continue");
  await page.find("button", "Mark as read");
  expect(seen("Show your second factor.")).toBe(false);
});
