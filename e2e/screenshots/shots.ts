import type { Page } from "playwright-core";
import type { ScreenWords } from "@kalivo/words/screens.ts";

/** "newcomer": somebody on the way through the registration. */
export type Account = "both" | "burner" | "donor" | "admin" | "newcomer";

export type Shot = {
  name: string;
  /** Null: a visitor. */
  as: Account | null;
  at: string;
  /** What is done before the picture: a tab, a dialog. */
  act?: (page: Page) => Promise<void>;
};

/** A code of the demo world that does not exist: the page says so. */
const UNKNOWN_CODE = "22222222";

/** Presses a button that opens a dialog. */
const open = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole("button", { name }).first().click();
  await page.getByRole("dialog").waitFor();
};
/** Waits for a part of a page that comes later, and shows it. */
const heading = (name: string) => (page: Page) =>
  page.getByRole("heading", { name }).scrollIntoViewIfNeeded();
const dialog = (page: Page) => page.getByRole("dialog").waitFor();
/** Tabs stand side by side on a desktop: then there is nothing to choose. */
const tab = (name: string) => async (page: Page) => {
  const found = page.getByRole("tab", { name });
  if ((await found.count()) > 0) await found.click();
};

const member = (name: string, at: string, act?: Shot["act"]): Shot => ({
  name,
  as: "both",
  at,
  ...(act && { act }),
});
const visitor = (name: string, at: string, act?: Shot["act"]): Shot => ({
  ...member(name, at, act),
  as: null,
});

const newcomer = (name: string, at: string): Shot => ({ name, as: "newcomer", at });

type Shots = Readonly<Record<string, readonly Shot[]>>;

/** Every route of the specification, by its name, with its tabs and main dialogs; buttons have the names of that language. */
export const shotsIn = (words: ScreenWords): Shots => ({
  ...firstShots(words),
  ...workShots(words),
  ...entryShots(words),
});

/** What the bars lead to. */
const firstShots = ({ navigation, ...words }: ScreenWords): Shots => ({
  home: [
    visitor("landing", "/"),
    visitor("sign in", "/", open(words.landing.signIn)),
    member("home overview", "/"),
    member("home burn", "/", tab(navigation.home.burn)),
    member("home donate", "/", tab(navigation.home.donate)),
    { ...member("home of a donor", "/"), as: "donor" },
    member("quick share", "/", open(words.home.showQr)),
  ],
  community: [member("community", "/community")],
  communityTab: [
    member("community donors", "/community/donors"),
    member("community teams", "/community/teams"),
    member("community organisations", "/community/organisations"),
  ],
  act: [
    member("act share", "/act"),
    member("act transparency", "/act", tab(navigation.actTabs.transparency)),
    member("act about", "/act", tab(navigation.actTabs.about)),
  ],
  feedback: [member("feedback", "/feedback")],
  settings: [member("settings", "/settings")],
  privacy: [member("privacy", "/privacy")],
});

/** What is managed. */
const workShots = ({ navigation, ...words }: ScreenWords): Shots => ({
  admin: [
    { ...member("admin", "/admin"), as: "admin" },
    { ...member("admin course of the months", "/admin", heading(words.admin.course.title)), as: "admin" },
    { ...member("admin imprint", "/admin?part=imprint"), as: "admin" },
    { ...member("admin workouts", "/admin?part=workouts"), as: "admin" },
  ],
  scan: [member("scan", "/scan"), member("add code manually", "/scan", open(words.codes.addManually))],
  code: [member("unknown code", `/code/${UNKNOWN_CODE}`)],
  manageCodes: [
    member("codes", "/codes"),
    member("create code", "/codes", open(words.codes.create)),
    // A sheet on a phone, beside the list on a desktop.
    member("share code", "/codes", async (page) => {
      await page
        .getByRole("button", { name: /100 calor/ })
        .first()
        .click();
      await page.getByRole("button", { name: words.codes.saveImage }).waitFor();
    }),
  ],
  organisation: [member("organisation", "/organisation/1")],
  userOrganisations: [member("choose organisations", "/user/organisation")],
  workouts: [
    member("workouts", "/workouts"),
    member("add activity", "/workouts?add", dialog),
    member("import workouts", "/workouts", open(words.sources.import.open)),
  ],
  manageTeams: [member("teams", "/teams"), member("create team", "/teams", open(words.teams.create))],
  team: [
    member("team", "/team/1"),
    member("team members", "/team/1", tab(navigation.teamTabs.members)),
    member("team manage", "/team/1", tab(navigation.teamTabs.manage)),
  ],
  stripeTeam: [member("payment of a team", "/stripe/1")],
  stripe: [{ ...member("payment", "/stripe"), as: "burner" }],
  userProfileBack: [member("support dialog", "/user/1/back", dialog)],
  userProfile: [
    member("profile", "/user/1"),
    member("profile donor", "/user/1", tab(navigation.profileTabs.donor)),
  ],
  blacklistOrganisationsUser: [member("blacklist", "/blacklist")],
  blacklistOrganisationsTeam: [member("blacklist of a team", "/blacklist/1")],
  forgot: [visitor("forgot", "/forgot")],
  reset: [visitor("reset", "/reset/unknown-token")],
});

/** Sources, registration, and the pages beyond the specification. */
const entryShots = (words: ScreenWords): Shots => ({
  healthApp: [
    member("health", "/health"),
    member("health consent", "/health", async (page) => {
      await page.getByText("Strava", { exact: true }).click();
      await open(words.health.use("Strava"))(page);
    }),
  ],
  finishIntegrationOauth: [
    visitor("finish oauth", "/integration/finishOauth"),
    visitor("finish oauth refused", "/integration/finishOauth?provider=strava&reason=denied"),
  ],
  register: [
    visitor("register", "/register"),
    visitor("register invited", "/register?back=Amelie-Laurent-1"),
    visitor("shared code", "/code/K7PX24QD"),
    visitor("shared profile", "/user/1"),
    visitor("shared link to nothing", "/team/999999"),
  ],
  chooseType: [newcomer("register type", "/register/type")],
  connectHealth: [newcomer("register health", "/register/health")],
  firstBurner: [newcomer("register first burner", "/register/burner")],
  lastInformations: [
    newcomer("register last", "/register/last"),
    newcomer("registered", "/register/done?to=/team/1"),
    newcomer("finish setting up", "/"),
  ],
  "our own": [
    member("statements", "/statements"),
    member("raised", "/raised"),
    member("news", "/news"),
    visitor("transparency", "/transparency"),
    visitor("notice link expired", "/notice/unknown"),
    visitor("mail link expired", "/confirm/unknown-link"),
    visitor("organisation's link expired", "/for/unknown-link"),
  ],
});
