import * as api from "@kalivo/contract/api-paths.ts";
import type { SetupStep } from "@kalivo/contract/routes/own/admin/read-setup.ts";
import { expect, test } from "vitest";
import { answered, refused } from "./support/answers.ts";
import { openApp } from "./support/render-app.tsx";
import { toldTo } from "./support/told.ts";
import { SAID } from "./support/world.ts";

// The admin's desk: what is arranged first, with a browser.

const AN_ADMIN = toldTo({ ...SAID, admin: true, may_administer: true });

const openDesk = (toDo: SetupStep[]) =>
  openApp("/admin", {
    as: AN_ADMIN,
    answers: [
      answered("GET", api.readSetup, { to_do: toDo }),
      refused("GET", api.readDashboard, 500),
      refused("GET", api.readCourse, 500),
      refused("GET", api.listProposals, 500),
      refused("GET", api.readSecondFactor, 500),
    ],
  });

test("a step says what it brings; the settings of the server stand in one note to hand on", async () => {
  const desk = await openDesk(["organisation", "mail_server", "association_account"]);
  await desk.find("link", "Add an organisation");
  await desk.says("Let emails leave");
  expect(document.body.textContent).not.toMatch(/[A-Z]+_[A-Z]+/);
  await desk.user.click(await desk.says("For the person who runs the server"));
  await desk.press("Copy the note");
  await desk.says("Note copied");
  const copied = await navigator.clipboard.readText();
  expect(copied).toBe(
    [
      "Please set this on the Kalivo server, then start it again:",
      "- Emails: SMTP_URL, and MAIL_FROM for the sender.",
      "- Payouts: ASSOCIATION_IBAN.",
    ].join("\n"),
  );
});

test("what is done in the product alone needs no note", async () => {
  const desk = await openDesk(["organisation"]);
  await desk.find("link", "Add an organisation");
  expect(document.querySelector("summary")).toBeNull();
});
