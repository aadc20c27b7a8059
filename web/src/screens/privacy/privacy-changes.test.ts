import { expect, test } from "vitest";
import { changesOf } from "./privacy-changes.ts";

const saved = {
  pseudo: null,
  public: true,
  funds_raised: true,
  calories_burned: true,
  backers_count: true,
  backers_detail: true,
  organisations: true,
  burners_count: true,
  burners_detail: true,
  donations: true,
  newsletter: false,
  new_donor: true,
  reminder_sync: true,
  month_recap: true,
};

test("only what differs is sent", () => {
  expect(changesOf(saved, {})).toEqual({});
  expect(changesOf(saved, { public: true, newsletter: true, donations: false })).toEqual({
    newsletter: true,
    donations: false,
  });
});

test("a pseudonym is trimmed, and one of blanks clears it", () => {
  expect(changesOf(saved, { pseudo: "  Moonlight " })).toEqual({ pseudo: "Moonlight" });
  expect(changesOf(saved, { pseudo: "  " })).toEqual({});
  expect(changesOf({ ...saved, pseudo: "Moonlight" }, { pseudo: " " })).toEqual({ pseudo: null });
});
