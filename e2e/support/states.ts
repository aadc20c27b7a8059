import type { Page } from "playwright-core";
import type { ScreenWords } from "@kalivo/words/screens.ts";
import type { Shot } from "../screenshots/shots.ts";

/** "nobody": a new account without any data. */
export type Stop = Omit<Shot, "as"> & { as: Shot["as"] | "nobody" };

const press = (name: string) => async (page: Page) => {
  await page.getByRole("button", { name, exact: true }).last().click();
};

const search = (page: Page) => page.locator("[role=tabpanel]:not([inert])").getByRole("searchbox").first();

/** Empty states, errors and refused forms, in addition to the routes and dialogs of the screenshots. */
export const statesIn = (words: ScreenWords): readonly Stop[] => [
  ...["/", "/workouts", "/codes", "/teams", "/statements", "/raised", "/news", "/blacklist", "/privacy"].map(
    (at): Stop => ({ name: `empty ${at}`, as: "nobody", at }),
  ),
  { name: "home of a burner", as: "burner", at: "/" },
  ...["/user/999999", "/organisation/999999", "/statements/999999", "/team/999999"].map((at): Stop => ({
    name: `unknown ${at}`,
    as: "both",
    at,
  })),
  ...["/organisation/1", "/team/1", "/user/1/back"].map((at): Stop => ({
    name: `shared with a visitor ${at}`,
    as: null,
    at,
  })),
  {
    name: "didn't load",
    as: "nobody",
    at: "/community/teams",
    act: async (page) => {
      await page.route("**/api/**", (route) => route.abort("internetdisconnected"));
      await search(page).fill("crew");
      await page.getByText(words.global.couldNotLoad).filter({ visible: true }).first().waitFor();
      await page.unroute("**/api/**");
    },
  },
  {
    name: "nothing matches",
    as: "both",
    at: "/community/organisations",
    act: async (page) => {
      await search(page).fill("zzzzzz");
      await page.getByText(words.global.nothingMatches).filter({ visible: true }).first().waitFor();
    },
  },
  { name: "feedback refused", as: "both", at: "/feedback", act: press(words.feedback.send) },
  { name: "link copied or not", as: "both", at: "/act", act: press(words.actPages.copy) },
  { name: "reset without a code", as: null, at: "/reset" },
  { name: "registration refused", as: null, at: "/register", act: press(words.registration.create) },
  {
    name: "activity refused",
    as: "both",
    at: "/workouts?add",
    act: (page) =>
      page.getByRole("dialog").getByRole("button", { name: words.workoutForm.addTitle, exact: true }).click(),
  },
  { name: "team refused", as: "both", at: "/teams", act: press(words.teams.create) },
];
