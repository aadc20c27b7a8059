import type { AdminIbanChange } from "@kalivo/contract/shapes/admin.ts";
import { expect, test } from "vitest";
import { choicesFor, waitingChange } from "./iban-change.ts";

const change = (id: number, state: AdminIbanChange["state"]): AdminIbanChange => ({
  id,
  state,
  iban: "BE71096123456769",
  account_holder: "Forest Return",
  communication: null,
  proposed_by: { id: 1, name: "Ada" },
  proposed_at: "2026-11-01T09:00:00Z",
  decided_by: null,
  decided_at: null,
  effective_at: null,
  same_as: [],
});

test("the change that waits is the newest that was not rejected", () => {
  const iban_changes = [change(3, "rejected"), change(2, "approved"), change(1, "approved")];
  expect(waitingChange({ iban_change_waiting: true, iban_changes })?.id).toBe(2);
  expect(waitingChange({ iban_change_waiting: false, iban_changes })).toBeNull();
});

test("who proposed an account may withdraw it, another admin decides, and an approved one can be stopped", () => {
  expect(choicesFor(change(1, "proposed"), 1)).toBe("withdraw");
  expect(choicesFor(change(1, "proposed"), 2)).toBe("decide");
  expect(choicesFor(change(1, "approved"), 1)).toBe("stop");
});
