import { billing } from "@kalivo/words/fr/screens/admin/billing.ts";
import { expect, test } from "vitest";
import { declineInWords } from "./decline-words.ts";

test("why a bank declined is said in the reader's language; what is new, as the provider calls it", () => {
  expect(declineInWords("expired_card", billing.declines)).toBe("la carte a expiré");
  expect(declineInWords("pin_try_exceeded", billing.declines)).toBe("pin try exceeded");
  expect(declineInWords("constructor", billing.declines)).toBe("constructor");
});
