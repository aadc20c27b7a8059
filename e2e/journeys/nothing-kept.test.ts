import { expect, test } from "vitest";
import { kcalOf, member } from "../support/api.ts";
import { useVisit } from "../support/browser.ts";
import { showPane } from "../support/home.ts";
import { somebody } from "../support/people.ts";
import { signIn } from "../support/sign-in.ts";
import { endCelebration, fillCalories, openAddActivity, saveActivity } from "../support/workouts.ts";

// Private windows forbid to keep anything, and a full device has no room.

const open = useVisit();

test("a browser that lets nobody keep anything, or has no room left, still lets them in, log a workout and out", async () => {
  for (const how of ["forbidden", "full"] as const) {
    const visitor = await open({ size: "phone", scheme: "light" });
    const { page, problems } = visitor;
    await page.addInitScript((kind) => {
      const refuse = () => {
        throw new DOMException("no", kind === "full" ? "QuotaExceededError" : "SecurityError");
      };
      if (kind === "full") Storage.prototype.setItem = refuse;
      else
        for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
          Object.defineProperty(window, name, { get: refuse });
      IDBFactory.prototype.open = refuse;
      CacheStorage.prototype.open = refuse;
    }, how);
    const person = await member(somebody("Prive", how));
    await signIn(page, person);
    await showPane(visitor, "Burn");
    await openAddActivity(page);
    await fillCalories(page, "Biking", "450", "Nothing kept");
    await saveActivity(page, "Add activity");
    await endCelebration(page);
    expect(await kcalOf(person)).toEqual([450]);
    await page.goto("/settings");
    await page.getByRole("button", { name: "Logout" }).click();
    await page.getByRole("link", { name: "Sign me up", exact: true }).waitFor();
    expect(problems).toEqual([]);
    await visitor.close();
  }
});
