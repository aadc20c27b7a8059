import { expect, test } from "vitest";
import { adminHref, placeOf } from "./admin-place.ts";

const place = (address: string) => placeOf(new URL(address, "https://kalivo.example").searchParams);

test("an address made for a place leads back to it", () => {
  expect(place(adminHref("people", { id: 12 }))).toMatchObject({ part: "people", id: 12 });
  expect(place(adminHref("billing", { month: "2026-10", show: "failed" }))).toMatchObject({
    part: "billing",
    month: "2026-10",
    show: "failed",
  });
  expect(place(adminHref("people", { search: "a & b = c" }))).toMatchObject({ search: "a & b = c" });
});

test("an address says nothing that is not there", () => {
  expect(adminHref("people", { search: "", show: null })).toBe("/admin?part=people");
});

test("/admin alone, and a part nobody knows, are the dashboard", () => {
  expect(place("/admin").part).toBe("dashboard");
  expect(place("/admin?part=constructor").part).toBe("dashboard");
});

test.each(["0", "-3", "1.5", "twelve", ""])("%s is nobody's id", (id) => {
  expect(place(`/admin?part=people&id=${id}`).id).toBeNull();
});

test("a month that is none is as if it were not there", () => {
  expect(place("/admin?part=billing&month=2026-13").month).toBeNull();
});
